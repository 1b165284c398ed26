import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FieldProps } from '@/components/forms/field-props';
import { useInquiry } from '@/components/forms/inquiry-form';
import { SelectField } from '@/components/forms/select-field';
import { loadMessages } from '@/lib/i18n/messages';
import { businessCard } from '@/lib/inquiries/business-card';

const { forms, errors } = await loadMessages('en');

type Choose = (inquiry: ReturnType<typeof useInquiry<typeof businessCard>>) => FieldProps[];

function Form({ choose, take }: { choose: Choose; take: (fields: FieldProps[]) => void }) {
  const inquiry = useInquiry({
    action: '/api/business-card-orders',
    schema: businessCard,
    locale: 'en',
    words: { fields: forms.fields, kit: forms.kit, errors, form: forms.businessCard },
    onSent: () => undefined,
  });
  take(choose(inquiry));
  return null;
}

/** The fields that a form gets, as its component sees them. */
function fieldsOf(choose: Choose): FieldProps[] {
  let fields: FieldProps[] = [];
  const take = (taken: FieldProps[]) => {
    fields = taken;
  };
  renderToStaticMarkup(<Form choose={choose} take={take} />);
  return fields;
}

it('a field has its label, and may stay empty where the schema lets it', () => {
  const fields = fieldsOf(({ field }) => [field('cardName'), field('cardTitle'), field('paperType')]);
  expect(fields).toMatchObject([
    { name: 'cardName', label: 'Name on the card', optional: undefined },
    { name: 'cardTitle', label: 'Job title', optional: '(optional)' },
    { name: 'paperType', label: 'Paper', optional: undefined },
  ]);
});

it('a name that is no field of the form is a type error', () => {
  // @ts-expect-error A misspelt name.
  expect(() => fieldsOf(({ field }) => [field('cardNmae')])).toThrow();
  // @ts-expect-error A label of no field.
  expect(() => fieldsOf(({ field }) => [field('estimate')])).toThrow();
  // @ts-expect-error A field of another form.
  expect(() => fieldsOf(({ field }) => [field('timeframe')])).toThrow();
});

it('a list that always has a choice is not marked as required, which HTML forbids there', () => {
  const [field] = fieldsOf(({ field }) => [field('paperType')]);
  if (!field) throw new Error('no field');
  const options = [{ value: 'standard', label: 'Standard' }];
  const html = (choose?: string) =>
    renderToStaticMarkup(<SelectField {...field} options={options} {...(choose && { choose })} />);
  expect(html()).not.toContain('required');
  expect(html('Please choose')).toContain('required');
});
