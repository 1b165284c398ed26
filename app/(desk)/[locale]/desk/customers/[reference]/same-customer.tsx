import { getMessages } from 'next-intl/server';
import { fieldClass } from '@/components/forms/field-frame';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Part } from '@/components/ui/heading';
import type { DeskCustomer } from '@/lib/desk/customers';
import { contactText } from './contacts';

type SameCustomerProps = { reference: string; same: DeskCustomer['same'] };

/** Says that two customers are one, by the number of anything of the other, and takes that back. */
export async function SameCustomer({ reference, same }: SameCustomerProps) {
  const words = (await getMessages()).desk.customers;
  const action = `/api/desk/customers/${reference}` as const;
  return (
    <Part title={words.same} className="grid gap-3">
      {same.map(({ id, one, other, person }) => (
        <PostForm key={id} action={action} className="flex flex-wrap items-center justify-between gap-3">
          <input type="hidden" name="what" value="part" />
          <input type="hidden" name="id" value={id} />
          <p className="min-w-0 wrap-anywhere">
            {[one, other].map((side) => side.map(contactText)[0]).join(' = ')}
            <span className="block text-ink-2 text-small">{person}</span>
          </p>
          <PostButton label={words.part} look="ghost" />
        </PostForm>
      ))}
      <PostForm action={action} className="grid gap-3">
        <input type="hidden" name="what" value="join" />
        <label className="grid gap-1">
          {words.join}
          <input name="other" required maxLength={20} autoComplete="off" className={fieldClass} />
        </label>
        <PostButton label={words.joinSubmit} look="secondary" className="justify-self-start" />
      </PostForm>
    </Part>
  );
}
