import type { Messages } from 'next-intl';
import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { elementProps, type FieldProps } from '@/components/forms/field-props';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { type PlanPart, partField, planChoices, planPlaces } from '@/lib/documents/plan-fields';
import { fill } from '@/lib/i18n/fill';
import { partDue } from '@/lib/orders/parts';

export type PlanWords = Messages['desk']['quotes']['plan'];

type PlanFieldsProps = {
  field: (name: string) => FieldProps;
  words: PlanWords;
};

/** How an offer is paid: in one sum or in parts. The rows for the agency's own parts show where those are chosen, without JavaScript too. */
export function PlanFields({ field, words }: PlanFieldsProps) {
  const part = (place: number, name: PlanPart) => ({
    ...field(partField(place, name)),
    label: words.part[name],
    optional: '',
  });
  return (
    <div className="group/plan grid gap-4">
      <SelectField
        {...field('plan')}
        optional=""
        options={planChoices.map((value) => ({ value, label: words.choices[value] }))}
      />
      <div className="hidden gap-4 group-has-[option[value=own]:checked]/plan:grid">
        <p className="text-ink-2">{words.hint}</p>
        {planPlaces.map((place) => {
          const day = part(place, 'day');
          return (
            <fieldset key={place} className="desk-fields group/part">
              <legend>{fill(words.place, { place })}</legend>
              <TextField type="text" autoComplete="off" {...part(place, 'share')} />
              <SelectField
                {...part(place, 'due')}
                options={[
                  { value: '', label: words.none },
                  ...partDue.options.map((value) => ({ value, label: words.due[value] })),
                ]}
              />
              <div className="hidden group-has-[option[value=days]:checked]/part:block">
                <TextField type="text" inputMode="numeric" autoComplete="off" {...part(place, 'days')} />
              </div>
              <div className="hidden group-has-[option[value=date]:checked]/part:block">
                <FieldFrame id={day.name} label={day.label} problem={day.problem} optional="">
                  <input type="date" {...elementProps(day)} className={fieldClass} />
                </FieldFrame>
              </div>
            </fieldset>
          );
        })}
      </div>
    </div>
  );
}
