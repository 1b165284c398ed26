import { readFile } from 'node:fs/promises';
import { armor, Decrypter } from 'age-encryption';
import { anyId } from 'promptparse/validate';
import { env } from '@/lib/env/env';
import { encryptFor } from '@/lib/inquiries/encrypt';
import { credentialsRecipient } from '@/lib/keys/credentials-recipient';
import { readSlipCodes } from '@/lib/payments/slip/slip-codes';
import { promptPayPayload, qrPng } from '@/lib/thailand/promptpay';
import { demoPromptPayId } from '@/lib/thailand/promptpay-id';
import { type Finding, look, mend, ok } from './finding';

/** One baht, in satang. */
const amount = 100;

/** The payment code, drawn as customers see it and read as their banks do. */
export async function promptPayFindings(): Promise<Finding[]> {
  const { PROMPTPAY_ID: id } = env();
  const wanted = promptPayPayload({ id: id ?? demoPromptPayId, amount });
  const codes = await readSlipCodes(await qrPng(wanted));
  if (!codes.includes(wanted)) return [mend('PROMPTPAY_ID', 'the code that is drawn for it cannot be read')];
  const receiver = anyId(wanted)?.target ?? '';
  return [
    ok('PROMPTPAY_ID', 'its code is drawn and read'),
    look(
      'PROMPTPAY_ID',
      id === undefined
        ? 'pays nobody: it is the demo'
        : `ends in ${receiver.slice(-4)}: scan the code of any cart once, and see whose name the bank shows`,
    ),
  ];
}

const probe = 'a line that says nothing';

/** The agency's key: encrypts, and with the file of its other half decrypts. @param file that half's */
export async function ageFindings(file?: string): Promise<Finding[]> {
  const encrypted = await encryptFor(await credentialsRecipient(), probe);
  if (file === undefined)
    return [ok('SERVER_ACCESS_KEY', 'encrypts; --key FILE tries the other half, where it is kept')];
  const identity = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(await readFile(file, 'utf8'))?.[0];
  if (identity === undefined) return [mend('SERVER_ACCESS_KEY', `${file} holds no key AGE-SECRET-KEY-1…`)];
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const text = await decrypter.decrypt(armor.decode(encrypted), 'text');
    if (text === probe) return [ok('SERVER_ACCESS_KEY', `encrypts, and ${file} opens it`)];
  } catch {
    // Which of its reasons it was makes no difference: this is not the other half.
  }
  return [
    mend('SERVER_ACCESS_KEY', `${file} is not the other half of this key: nobody could read credentials`),
  ];
}
