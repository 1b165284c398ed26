import 'server-only';
import { credentialsRecipient } from '@/lib/keys/credentials-recipient';
import type { Result } from '@/lib/result';
import { agencyAddress } from '@/lib/site/agency';
import { encryptFor } from './encrypt';
import type { ReadInquiry } from './inquiry-form';
import { type ServerAccess, splitServerAccess } from './server-access';
import { submitInquiry } from './submit';

/** Takes credentials: encrypted to the agency's key before anything is stored or mailed. @throws DatabaseError */
export async function submitServerAccess({
  form,
  ...envelope
}: ReadInquiry<ServerAccess>): Promise<Result<{ reference: string }>> {
  const { clear, secret } = splitServerAccess(form);
  const lines = Object.entries(secret).map(([name, value]) => `${name}: ${value}`);
  return submitInquiry({
    kind: 'server-access',
    ...envelope,
    fields: { ...clear, encrypted: await encryptFor(await credentialsRecipient(), `${lines.join('\n')}\n`) },
    mails: [{ event: 'server-access-agency', recipient: agencyAddress() }],
  });
}
