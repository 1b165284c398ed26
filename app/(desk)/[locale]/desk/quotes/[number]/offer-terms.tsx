import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { elementProps, type FieldProps } from '@/components/forms/field-props';
import { TextField } from '@/components/forms/text-field';
import { PlanFields, type PlanWords } from './plan-fields';

/** What is offered beside the lines: the discount, when it is delivered, how it is paid, and a note. */
export function OfferTerms({ field, words }: { field: (name: string) => FieldProps; words: PlanWords }) {
  const delivery = field('delivery');
  return (
    <div className="desk-fields">
      <div className="desk-pair">
        <TextField type="text" inputMode="decimal" autoComplete="off" {...field('discount')} />
        <FieldFrame
          id="delivery"
          label={delivery.label}
          problem={delivery.problem}
          optional={delivery.optional}
        >
          <input type="date" {...elementProps(delivery)} className={fieldClass} />
        </FieldFrame>
        <PlanFields field={field} words={words} />
      </div>
      <TextField type="multiline" {...field('note')} />
    </div>
  );
}
