import { offerAnswer, offerAtDesk, offerPost } from '@/lib/desk/offer-at-desk';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { number = '' }, staff) => {
    const fields = await formOrJson(offerPost)(request);
    return fields.ok ? success({ number, person: staff.email, fields: fields.data }) : fields;
  }),
  run: offerAtDesk,
  answer: offerAnswer,
  afterwards: sendDueMail,
});
