'use client';

import { FileField } from '@/components/forms/file-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';

type Words = Record<'name' | 'email' | 'address' | 'slip' | 'choose' | 'problem' | 'category', string>;

const idle = { ref: () => undefined, onBlur: () => undefined, onChange: () => undefined };

/** Fields as they stand, and with something wrong in them. */
export function FieldStates({ words }: { words: Words }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <TextField {...idle} name="part-name" label={words.name} type="text" problem={undefined} />
      <TextField {...idle} name="part-email" label={words.email} type="email" problem={words.problem} />
      <SelectField
        {...idle}
        name="part-select"
        label={words.category}
        options={[{ value: 'a', label: words.name }]}
        problem={undefined}
      />
      <FileField
        name="part-file"
        label={words.slip}
        button={words.choose}
        accept={['image/png']}
        problem={undefined}
        onChoose={() => undefined}
      />
      <TextField {...idle} name="part-address" label={words.address} type="multiline" problem={undefined} />
    </div>
  );
}
