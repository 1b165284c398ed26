import type { NewCookie } from '@/lib/http/cookies';
import { sendWhole } from '@/lib/orders/files/send-file';
import { proofOf } from '@/lib/orders/order-key';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#c33"/></svg>
`;

/** A sheet without a word on it. */
const draft = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** The customer of an order has sent a logo, and the agency a draft. @param cookies what the customer’s browser got with the order */
export async function files(reference: string, cookies: readonly NewCookie[]): Promise<void> {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const customer = proofOf(reference, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  await sendWhole(customer, { name: 'logo.svg', bytes: bytesOf(logo), isDraft: false });
  const agency = { reference, person: 'Demo' };
  await sendWhole(agency, { name: 'home-page.pdf', bytes: bytesOf(draft), isDraft: true });
}
