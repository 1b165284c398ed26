import type { Messages } from 'next-intl';

type FormName = 'contact' | 'businessCard' | 'serverAccess';

/** The words that an inquiry form needs, handed from its page to its island. */
export function inquiryWords<Form extends FormName>({ forms, errors }: Messages, form: Form) {
  return { fields: forms.fields, kit: forms.kit, errors, form: forms[form] };
}
