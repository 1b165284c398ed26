import { fieldClass } from '@/components/forms/field-frame';

/** What somebody of the staff adds to a decision. */
export function NoteField({ label, className = '' }: { label: string; className?: string }) {
  return (
    <label className={`grid gap-1 ${className}`.trim()}>
      {label}
      <textarea name="note" rows={2} maxLength={1000} className={fieldClass} />
    </label>
  );
}
