import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asPerson } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';
import { askOfService, type ServiceRequest, serviceForm } from '@/lib/services/own-services';
import { serviceAnswer } from '@/lib/services/service-answer';

const read = formOrJson(serviceForm);

export const POST = route({
  limit: 'customers',
  read: asPerson(async (request, { service = '' }, { email }) => {
    const form = await read(request);
    return form.ok ? success<ServiceRequest>({ proof: { email }, service, form: form.data }) : form;
  }),
  run: askOfService,
  answer: serviceAnswer,
  afterwards: sendDueMail,
});
