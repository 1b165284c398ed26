import { getLocale, getMessages } from 'next-intl/server';
import { SendFiles } from '@/components/forms/send-files';
import { FileList } from '@/components/sections/file-list';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { maxFormFileBytes } from '@/lib/orders/files/file-rules';
import { filesOf } from '@/lib/orders/files/order-files';
import { livePaths } from '@/lib/site/live-pages';
import { FoldedPart } from '../../folded-part';

type OrderFilesProps = {
  reference: string;
  person: string /** The page that shows them. */;
  page: string;
  isOpen?: boolean;
};

/** The files of an order at the desk: those of the customer and ours, drafts among them; what was removed can be brought back for a day. */
export async function OrderFiles({ reference, person, page, isOpen = false }: OrderFilesProps) {
  const found = await filesOf({ reference, person });
  if (!found) return null;
  const locale = await getLocale();
  const { files: words, errors } = await getMessages();
  const api = `/api/desk/orders/${reference}/files` as const;
  const { label, choose, submit, states, said, failed, broken, refused, problems } = words;
  return (
    <div id="files">
      <FoldedPart title={words.desk.title} isOpen={isOpen || found.files.length > 0}>
        {found.files.length > 0 && (
          <FileList
            files={found.files}
            api={api}
            fromOf={({ person: sender }) => sender ?? words.desk.customer}
            mayRemove={() => true}
          />
        )}
        <SendFiles
          api={api}
          locale={locale}
          page={`${localePath(locale, `${livePaths.desk}${page}`)}?flash=file-sent&reference=${reference}#files`}
          draft={words.desk.draft}
          words={{
            ...{ label, choose, submit, states, said, failed, broken, refused, problems },
            plain: fill(words.plain, { form: maxFormFileBytes / 1024 / 1024 }),
            general: errors.general,
          }}
        />
      </FoldedPart>
    </div>
  );
}
