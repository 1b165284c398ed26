import { fieldClass } from '@/components/forms/field-frame';
import type { ListedFile } from '@/lib/orders/files/order-files';

type DraftFileProps = { files: readonly ListedFile[]; label: string; none: string };

/** A file that we sent as the draft, in place of an address. */
export function DraftFile({ files, label, none }: DraftFileProps) {
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <select
        name="file"
        defaultValue={files.findLast(({ is_draft: isDraft }) => isDraft)?.id ?? ''}
        className={fieldClass}
      >
        <option value="">{none}</option>
        {files.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
