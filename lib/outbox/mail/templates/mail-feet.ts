import { type MailFoot, type MailSign, soldSigns } from '@/lib/site/painted-pictures';

/** What is bought comes from a shop and is made in the yard; what is paid goes well; a visit comes by bus, and so does a day that is due. */
const feet: { [sign: string]: MailFoot | undefined } = {
  ...Object.fromEntries(soldSigns.map((sign) => [sign, 'yard' as const])),
  files: 'yard',
  paid: 'sea',
  money: 'sea',
  refund: 'sea',
  receipt: 'sea',
  order: 'shops',
  due: 'stop',
  enquiry: 'beach',
  visit: 'stop',
};

/** What lies at the foot of a mail, by what it is about: the street, where nothing else fits. */
export const footOf = (sign: MailSign | undefined): MailFoot => feet[sign ?? ''] ?? 'street';
