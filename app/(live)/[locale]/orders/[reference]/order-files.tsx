import { getLocale, getMessages } from 'next-intl/server';
import { cache } from 'react';
import { SendFiles } from '@/components/forms/send-files';
import { FileList } from '@/components/sections/file-list';
import { Part } from '@/components/ui/heading';
import { fileDays, fileWarningDays } from '@/lib/company/periods';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { isAskedAbout } from '@/lib/jobs/draft';
import type { ShownJob } from '@/lib/jobs/job';
import { maxFileBytes, maxFormFileBytes, maxOrderBytes } from '@/lib/orders/files/file-rules';
import { filesOf } from '@/lib/orders/files/order-files';
import type { OrderProof, OwnOrder } from '@/lib/orders/own-order';
import { orderPath } from '@/lib/site/order-path';

/** Asked once for a page, however many parts of it show them. */
const ownFiles = cache(filesOf);

const megabytes = (bytes: number) => bytes / 1024 / 1024;

const apiOf = (reference: string) => `/api/my-orders/${reference}/files` as const;

/** The drafts among the files of an order, where somebody is asked for a yes. */
export async function DraftFiles({ proof }: { proof: OrderProof }) {
  const drafts = (await ownFiles(proof))?.files.filter(({ is_draft: isDraft }) => isDraft) ?? [];
  if (drafts.length === 0) return null;
  const { files: words } = await getMessages();
  return (
    <FileList files={drafts} api={apiOf(proof.reference)} fromOf={() => words.ours} mayRemove={() => false} />
  );
}

type OrderFilesProps = { order: OwnOrder; jobs: readonly ShownJob[]; proof: OrderProof };

/** The files of an order, both ways: those that its customer sent, and those from us, but for drafts that stand where they are asked about. */
export async function OrderFiles({ order, jobs, proof }: OrderFilesProps) {
  const found = await ownFiles(proof);
  if (!found) return null;
  const listed = found.files.filter((file) => !isAskedAbout(file, jobs));
  const { files: words, errors } = await getMessages();
  const isExpected = ['awaiting-payment', 'pending', 'slip-wanted'].includes(order.status);
  if (found.files.length === 0 && !found.may_send && !isExpected) return null;
  const locale = await getLocale();
  const { reference } = order;
  const api = apiOf(reference);
  const { label, choose, submit, states, said, failed, broken, refused, problems } = words;
  const plain = fill(words.plain, { form: megabytes(maxFormFileBytes) });
  return (
    <section id="files" className="grid gap-4">
      <Part title={words.title}>
        {listed.length > 0 && (
          <FileList
            files={listed}
            api={api}
            fromOf={({ is_own: isOwn }) => (isOwn ? words.own : words.ours)}
            mayRemove={({ is_own: isOwn }) => isOwn}
          />
        )}
        {found.may_send ? (
          <>
            <p>{fill(words.text, { file: megabytes(maxFileBytes), order: megabytes(maxOrderBytes) })}</p>
            <SendFiles
              api={api}
              locale={locale}
              page={`${localePath(locale, orderPath(reference))}?flash=file-sent#files`}
              words={{
                ...{ label, choose, submit, states, said, failed, broken, refused, problems, plain },
                general: errors.general,
              }}
            />
          </>
        ) : (
          isExpected && <p>{words.later}</p>
        )}
        {(found.may_send || found.files.length > 0) && (
          <p className="text-ink-2 text-small">
            {fill(words.kept, { days: fileDays, told: fileWarningDays })}
          </p>
        )}
      </Part>
    </section>
  );
}
