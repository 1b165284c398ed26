import { anyId, slipVerify, trueMoneySlipVerify } from 'promptparse/validate';

/**
 * What the codes of a picture say it is; none of it says that money arrived (docs/decisions/0016).
 * `bank` is the sending bank's code of three digits, `reference` the sender's number of the transaction.
 */
export type SlipFinding =
  | { kind: 'bank'; bank: string; reference: string }
  | { kind: 'truemoney'; reference: string }
  /** Our own payment QR, in place of the slip. */
  | { kind: 'own' }
  | { kind: 'other' }
  | { kind: 'none' };

/** The longest text that a slip's code or a payment QR holds is far shorter. */
const longestPayload = 512;

/** What EasySlip takes; a slip's code is half as long. */
const longestAsked = 128;

/** promptparse walks a payload by its lengths, and one such as `-4` would never let it arrive. */
function canBeWalked(code: string): boolean {
  return code.length <= longestPayload && !/-\d/.test(code);
}

/**
 * Tells what a picture is by the texts of its codes: a slip wins over everything else, our own payment QR over strange codes.
 * @param codes the texts of all codes in the picture
 * @param ownQr our payment QR for any amount; codes for the same receiver are our own, whatever their amount
 */
export function slipFinding(codes: readonly string[], ownQr: string): SlipFinding {
  const readable = codes.filter(canBeWalked);
  const slip = readable.map(readSlipCode).find((finding) => finding !== undefined);
  if (slip) return slip;
  const own = anyId(ownQr);
  const isOwn = (code: string) => {
    const receiver = anyId(code);
    return receiver !== null && receiver.type === own?.type && receiver.target === own.target;
  };
  if (readable.some(isOwn)) return { kind: 'own' };
  return { kind: codes.length > 0 ? 'other' : 'none' };
}

/** Which of the codes is that of the slip with this number; undefined where it is longer than any service takes. */
export function codeOfSlip(codes: readonly string[], reference: string): string | undefined {
  return codes.find(
    (code) => code.length <= longestAsked && canBeWalked(code) && readSlipCode(code)?.reference === reference,
  );
}

/** Anyone can draw a code: what is no number of a transaction would speak to the agency through its own mail. */
const isReference = (text: string) => /^[!-~]{1,64}$/.test(text);

function readSlipCode(code: string): Extract<SlipFinding, { reference: string }> | undefined {
  const { sendingBank: bank = '', transRef = '' } = slipVerify(code) ?? {};
  if (/^\d{3}$/.test(bank) && isReference(transRef)) return { kind: 'bank', bank, reference: transRef };
  const reference = trueMoneySlipVerify(code)?.transactionId ?? '';
  return isReference(reference) ? { kind: 'truemoney', reference } : undefined;
}
