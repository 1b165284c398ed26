import { parseInput } from '@/lib/fields/parse';
import { readJson } from '@/lib/http/body';
import { handle } from '@/lib/http/route';
import { addCustomer, orderCustomer } from '@/lib/orders/add-customer';

export const POST = handle({
  door: 'customers',
  read: async (request, { id }) => {
    const body = await readJson(request);
    return body.ok ? parseInput(orderCustomer(id), body.data) : body;
  },
  run: addCustomer,
});
