import type { ReactNode } from 'react';

/** A titled part of a form, in two columns where there is room; a box of several lines goes over both. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend>{title}</legend>
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2 md:has-[textarea]:*:has-[textarea]:col-span-2">
        {children}
      </div>
    </fieldset>
  );
}
