import 'server-only';
import { customerLabels } from '@/lib/orders/customer-labels';
import { deskAnswer } from './desk-answer';

/** How the forms of services at the desk answer. @param back the page of the form, beneath the desk */
export const serviceDeskAnswer = (back: string) =>
  deskAnswer(back, ({ desk, checkout }) => {
    const { name, nameEn, nameTh, lead: _lead, ...words } = desk.services.new;
    return {
      labels: { ...words, ...customerLabels(checkout), service: name, serviceEn: nameEn, serviceTh: nameTh },
    };
  });
