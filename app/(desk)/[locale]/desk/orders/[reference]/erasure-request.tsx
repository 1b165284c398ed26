import { getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import { NoteField } from '../../note-field';

type ErasureRequestProps = { api: `/api/${string}`; email: string; isProved: boolean };

/** A customer asks to be erased: what that means, and the two ways to answer. Until the address has confirmed the request, only the second is open. */
export async function ErasureRequest({ api, email, isProved }: ErasureRequestProps) {
  const { erasure: words } = (await getMessages()).desk;
  return (
    <Part title={words.title} className="grid gap-3 rounded-board bg-sunk p-4">
      <p className="wrap-anywhere">{fill(words.text, { email })}</p>
      <p id="erasure-proof" className="font-semibold">
        {isProved ? words.proved : words.unproved}
      </p>
      <PostForm action={`${api}/erasure`} className="grid gap-3">
        <NoteField label={words.note} />
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            name="what"
            value="confirm"
            disabled={!isProved}
            aria-describedby="erasure-proof"
            className={buttonClass.secondary}
          >
            {words.confirm}
          </button>
          <button type="submit" name="what" value="decline" className={buttonClass.ghost}>
            {words.decline}
          </button>
        </div>
      </PostForm>
    </Part>
  );
}
