import { changeCustomer, customerForm } from '@/lib/desk/customers';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({ form: customerForm, run: changeCustomer, back: '/orders' });
