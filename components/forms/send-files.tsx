'use client';

import type { Messages } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { failureText } from '@/lib/i18n/failure-text';
import { fileSize } from '@/lib/i18n/file-size';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { chunksOf } from '@/lib/orders/files/file-rules';
import { isServersFault, type UploadState } from '@/lib/orders/files/upload-file';
import { type Upload, useUploads } from './use-uploads';

type Words = Pick<
  Messages['files'],
  'label' | 'choose' | 'submit' | 'plain' | 'states' | 'said' | 'failed' | 'broken' | 'refused' | 'problems'
> & { general: Messages['errors']['general'] };

type SendFilesProps = {
  /** Where the files of the order are sent. */
  api: `/api/${string}`;
  locale: Locale;
  /** The page that shows them then. */
  page: string;
  /** Where a file may be sent as a draft: what the box says. */
  draft?: string;
  words: Words;
};

/** Sends files as soon as they are chosen, several one after the other, over lines that break. Without JavaScript the form posts one. */
export function SendFiles({ api, locale, page, draft, words }: SendFilesProps) {
  const [said, setSaid] = useState('');
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const box = useRef<HTMLInputElement>(null);
  const lastSaid = useRef('');

  const textOf = (state: UploadState) => {
    if (state.step !== 'failed') return '';
    const { error } = state;
    const problems = { general: words.general, fields: words.problems };
    if (isServersFault(error)) return words.broken;
    return failureText(error, problems, error.code === 'conflict' ? words.refused : words.failed, 'file');
  };
  // Each step is said once, or a screen reader would hear every half megabyte.
  const say = ({ name }: File, state: UploadState) => {
    const { step } = state;
    const text =
      step === 'failed'
        ? `${name}: ${textOf(state)}`
        : step !== 'waits' && step !== 'checks'
          ? fill(words.said[step], { name })
          : lastSaid.current;
    lastSaid.current = text;
    setSaid(text);
  };
  const { uploads, send } = useUploads({
    api,
    onNews: say,
    onAllSent: () => {
      const [address = ''] = page.split('#');
      if (location.pathname + location.search === address) location.reload();
      else location.assign(page);
    },
  });

  return (
    <form
      action={`${api}?locale=${locale}`}
      method="post"
      encType="multipart/form-data"
      className="grid justify-items-start gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {draft && (
        <label className="flex min-h-11 items-center gap-3">
          <input ref={box} type="checkbox" name="draft" className="size-6 shrink-0 accent-link" />
          {draft}
        </label>
      )}
      <div className="relative w-full rounded-board border-2 border-line border-dashed p-3.5 focus-within:border-ink">
        <input
          type="file"
          name="file"
          multiple={isAwake}
          aria-label={words.choose}
          onChange={({ currentTarget }) => {
            send([...(currentTarget.files ?? [])], box.current?.checked ?? false);
            currentTarget.value = '';
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
        />
        <span aria-hidden="true" className="btn btn-ink noscript:hidden">
          {words.choose}
        </span>
      </div>
      {!isAwake && (
        <noscript>
          <p className="mb-4">{words.plain}</p>
          <button type="submit" className={buttonClass.primary}>
            {words.submit}
          </button>
        </noscript>
      )}
      {uploads.length > 0 && (
        <ul className="grid w-full gap-3">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              locale={locale}
              words={words}
              problem={textOf(upload.state)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}

type UploadRowProps = { upload: Upload; locale: Locale; words: Words; problem: string };

function UploadRow({ upload: { file, state }, locale, words, problem }: UploadRowProps) {
  const arrived = 'arrived' in state ? state.arrived : state.step === 'waits' ? 0 : file.size;
  const sizes = { arrived: fileSize(arrived, locale), size: fileSize(file.size, locale) };
  return (
    <li className="grid gap-1">
      <span className="wrap-anywhere font-medium">{file.name}</span>
      {state.step === 'failed' ? (
        <span className="text-red-ink">{problem}</span>
      ) : (
        <>
          <progress
            className="h-2 w-full accent-link"
            max={chunksOf(file.size)}
            value={chunksOf(arrived)}
            aria-label={file.name}
          />
          <span className="text-ink-2 text-small">{fill(words.states[state.step], sizes)}</span>
        </>
      )}
    </li>
  );
}
