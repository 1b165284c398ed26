import { route } from '@/lib/http/route';
import { readProvenForm } from '@/lib/orders/order-key';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';
import { askOfService, type ServiceRequest, serviceForm } from '@/lib/services/own-services';
import { serviceAnswer } from '@/lib/services/service-answer';

const read = readProvenForm(serviceForm);

export const POST = route({
  limit: 'customers',
  read: async (request, params) => {
    const asked = await read(request, params);
    return asked.ok ? success<ServiceRequest>({ ...asked.data, service: params.service ?? '' }) : asked;
  },
  run: askOfService,
  answer: serviceAnswer,
  afterwards: sendDueMail,
});
