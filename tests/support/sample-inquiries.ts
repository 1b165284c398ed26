import { randomBytes } from 'node:crypto';
import { businessCard } from '@/lib/inquiries/business-card';
import { contact } from '@/lib/inquiries/contact';
import { serverAccess } from '@/lib/inquiries/server-access';

const person = { name: 'Somchai', email: 'somchai@example.com', phone: '0812345678' };

/** Sends one inquiry of each kind, in Thai. Modules are imported late, so that they belong to the open server. */
export async function sendEveryInquiry(): Promise<void> {
  const { submitContact } = await import('@/lib/inquiries/submit-contact');
  const { submitBusinessCard } = await import('@/lib/inquiries/submit-business-card');
  const { submitServerAccess } = await import('@/lib/inquiries/submit-server-access');
  const envelope = () => ({ locale: 'th', key: randomBytes(16).toString('hex'), isTrial: false }) as const;
  await submitContact({
    ...envelope(),
    form: contact.parse({
      ...person,
      businessType: 'hotel',
      subject: 'สอบถามเรื่องเว็บไซต์',
      budget: '100-200',
      timeframe: '3-months',
      message: 'A website for 12 rooms.',
    }),
  });
  await submitBusinessCard({
    ...envelope(),
    form: businessCard.parse({
      ...person,
      quantity: '1000',
      paperType: 'spot-uv',
      designType: 'new',
      cardName: 'สมชาย ใจดี',
      cardCompany: 'Bar',
      cardPhone: person.phone,
    }),
  });
  await submitServerAccess({
    ...envelope(),
    form: serverAccess.parse({
      clientName: person.name,
      projectName: 'Hotel site',
      websiteUrl: 'https://hotel.example.com',
      websiteCpanelUrl: 'https://cpanel.example.com',
      websiteCpanelUsername: 'a',
      websiteCpanelPassword: 'b',
      hostingProvider: 'Hoster',
      hostingUsername: 'c',
      hostingPassword: 'd',
      domainRegistrar: 'Registrar',
      domainUsername: 'e',
      domainPassword: 'f',
    }),
  });
}
