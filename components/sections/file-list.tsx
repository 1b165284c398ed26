import { getLocale, getMessages } from 'next-intl/server';
import { PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { pastTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { fileSize } from '@/lib/i18n/file-size';
import { fill } from '@/lib/i18n/fill';
import type { ListedFile } from '@/lib/orders/files/order-files';

type FileListProps = {
  files: readonly ListedFile[];
  api: `/api/${string}`;
  /** Who sent a file, as this side reads it. */
  fromOf: (file: ListedFile) => string;
  mayRemove: (file: ListedFile) => boolean;
};

/** The files of an order: what each is, who sent it and when, to be saved and removed. */
export async function FileList({ files, api, ...sides }: FileListProps) {
  return (
    <ul className="grid border-hair border-b">
      {files.map((file) => (
        <FileRow key={file.id} file={file} api={`${api}/${file.id}`} {...sides} />
      ))}
    </ul>
  );
}

type FileRowProps = Omit<FileListProps, 'files'> & { file: ListedFile };

async function FileRow({ file, api, fromOf, mayRemove }: FileRowProps) {
  const locale = await getLocale();
  const { files: words } = await getMessages();
  const size = fileSize(file.size, locale);
  const isWhole = file.state === 'whole';
  const facts = [
    isWhole && size,
    fromOf(file),
    file.sent_at && pastTimeOf(file.sent_at, locale),
    file.state === 'arriving' && fill(words.partly, { arrived: fileSize(file.arrived, locale), size }),
    file.state === 'removed' && words.desk.removed,
  ];
  const what = file.state === 'removed' ? 'restore' : 'remove';
  const action = what === 'restore' ? words.desk.restore : words.remove;
  return (
    <li className="flex items-center justify-between gap-x-4 border-hair border-t py-2">
      <div className="min-w-0 grow">
        {isWhole ? (
          <a href={api} download={file.name} className={`${buttonClass.text} wrap-anywhere font-medium`}>
            {file.name}
          </a>
        ) : (
          <p className="wrap-anywhere font-medium">{file.name}</p>
        )}
        {file.is_draft && (
          <>
            {' '}
            <span className="tag state-wait ml-1">{words.draft}</span>
          </>
        )}
        {file.is_new && (
          <>
            {' '}
            <span className="tag ml-1">{words.desk.new}</span>
          </>
        )}
        <p className="text-ink-2 text-small">{dotted(facts)}</p>
      </div>
      {mayRemove(file) && (
        <PostForm action={api} className="shrink-0">
          <button
            type="submit"
            name="what"
            value={what}
            aria-label={fill(words.named, { action, name: file.name })}
            className={buttonClass.text}
          >
            {action}
          </button>
        </PostForm>
      )}
    </li>
  );
}
