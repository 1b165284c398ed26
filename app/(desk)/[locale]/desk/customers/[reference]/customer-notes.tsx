import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Part } from '@/components/ui/heading';
import type { DeskCustomer } from '@/lib/desk/customers';
import { pastTimeOf } from '@/lib/i18n/age';
import { NoteField } from '../../note-field';

type CustomerNotesProps = { reference: string; notes: DeskCustomer['notes'] };

/** What the team tells each other about a customer, who reads it only in the copy of their own data. */
export async function CustomerNotes({ reference, notes }: CustomerNotesProps) {
  const locale = await getLocale();
  const words = (await getMessages()).desk.customers;
  return (
    <Part title={words.notes} className="grid gap-3">
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, note, person, created_at: at }) => (
            <li key={id} className="border-hair border-l-4 pl-4">
              <span className="block whitespace-pre-wrap wrap-anywhere">{note}</span>
              <span className="block text-ink-2 text-small wrap-anywhere">
                {pastTimeOf(at, locale)} · {person}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PostForm action={`/api/desk/customers/${reference}`} className="grid justify-items-start gap-3">
        <input type="hidden" name="what" value="note" />
        <NoteField label={words.note} className="w-full" />
        <PostButton label={words.save} />
      </PostForm>
    </Part>
  );
}
