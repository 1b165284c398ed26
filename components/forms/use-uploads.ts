import { useEffect, useRef, useState } from 'react';
import { type UploadState, uploadFile } from '@/lib/orders/files/upload-file';

/** A file of this page that is on its way. */
export type Upload = { id: number; file: File; state: UploadState };

type UseUploads = {
  api: `/api/${string}`;
  /** Is told what happens to a file: that it is sent, waits for the line, is there or was refused. */
  onNews: (file: File, state: UploadState) => void;
  /** Once all that was chosen has been sent. */
  onAllSent: () => void;
};

/** Sends the files that are chosen, one after the other, in the order they were chosen. */
export function useUploads({ api, onNews, onAllSent }: UseUploads) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<{ upload: Upload; isDraft: boolean }[]>([]);
  const isBusy = useRef(false);
  const isAnyRefused = useRef(false);

  const isUnderWay = uploads.some(({ state }) => state.step !== 'done' && state.step !== 'failed');
  useEffect(() => {
    if (!isUnderWay) return;
    // The state may be older than this moment, in which the page may be left.
    const stay = (event: BeforeUnloadEvent) => {
      if (isBusy.current) event.preventDefault();
    };
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isUnderWay]);

  const tell = ({ id, file }: Upload, state: UploadState) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
    onNews(file, state);
  };

  const work = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { upload, isDraft } = next;
      const sent = await uploadFile(upload.file, { api, isDraft, tell: (state) => tell(upload, state) });
      if (!sent.ok) isAnyRefused.current = true;
      tell(upload, sent.ok ? { step: 'done' } : { step: 'failed', error: sent.error });
    }
    isBusy.current = false;
    if (!isAnyRefused.current) onAllSent();
  };

  const send = (files: readonly File[], isDraft: boolean) => {
    const start = uploads.length;
    const chosen = files.map(
      (file, index): Upload => ({ id: start + index, file, state: { step: 'waits' } }),
    );
    setUploads((all) => [...all, ...chosen]);
    queue.current.push(...chosen.map((upload) => ({ upload, isDraft })));
    void work();
  };

  return { uploads, send };
}
