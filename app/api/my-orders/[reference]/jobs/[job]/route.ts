import { route } from '@/lib/http/route';
import { jobAnswer } from '@/lib/jobs/job-answer';
import { answerDraft, type OwnJobRequest, ownJobForm } from '@/lib/jobs/own-jobs';
import { readProvenForm } from '@/lib/orders/order-key';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

const read = readProvenForm(ownJobForm);

export const POST = route({
  limit: 'customers',
  read: async (request, params) => {
    const asked = await read(request, params);
    return asked.ok ? success<OwnJobRequest>({ ...asked.data, job: params.job ?? '' }) : asked;
  },
  run: answerDraft,
  answer: jobAnswer,
  afterwards: sendDueMail,
});
