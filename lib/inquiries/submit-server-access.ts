import 'server-only';
import { agencyAddress } from '@/lib/company/agency';
import { credentialsRecipient } from '@/lib/keys/credentials-recipient';
import type { Result } from '@/lib/result';
import { encryptFor } from './encrypt';
import type { ReadInquiry } from './inquiry-form';
import { clearNames, type ServerAccess } from './server-access';
import { toStoredNames } from './stored-names';
import { type Submitted, submitInquiry } from './submit';

/** Takes credentials: encrypted to the agency's key before anything is stored or mailed. */
export async function submitServerAccess({
  form,
  ...envelope
}: ReadInquiry<ServerAccess>): Promise<Result<Submitted>> {
  const isClear = (name: string) => clearNames.some((clear) => clear === name);
  const fields = Object.entries(form);
  const clear = toStoredNames(Object.fromEntries(fields.filter(([name]) => isClear(name))));
  const secret = toStoredNames(Object.fromEntries(fields.filter(([name]) => !isClear(name))));
  const lines = Object.entries(secret).map(([name, value]) => `${name}: ${value}\n`);
  return submitInquiry({
    kind: 'server-access',
    ...envelope,
    form,
    fields: { ...clear, encrypted: await encryptFor(await credentialsRecipient(), lines.join('')) },
    mails: [{ event: 'server-access-agency', audience: 'agency', recipient: agencyAddress() }],
  });
}
