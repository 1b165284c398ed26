import { asText } from '@/lib/changes/inputs';
import { company, companyIn, officeIn, phoneIn } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';

type ContactPreviewProps = { path: string; value: unknown; shown: Locale };

/** The company as footer, papers and mails have it in a language, with the value in its place; nothing for other fields. */
export function ContactPreview({ path, value, shown }: ContactPreviewProps) {
  const [group = '', name = ''] = path.split('.');
  if (!['company', 'companyInThai', 'office', 'officeInThai'].includes(group) && path !== 'basics.brand')
    return null;
  const said = asText(value);
  const inThai = shown === 'th' ? 'InThai' : '';
  const office = { ...officeIn(shown), ...(isOf(path, `office${inThai}`) && { [name]: said }) };
  const { street, locality, region, postalCode } = office;
  const own = (at: string, otherwise: string) => (path === at ? said : otherwise);
  const lines = [
    own('basics.brand', company.name),
    own(`company${inThai}.legalName`, companyIn(shown).legalName),
    `${street}, ${locality}, ${region} ${postalCode}`,
    phoneIn(shown, own('company.phone', company.phone)),
    own('company.email', company.email),
    `LINE ${own('company.lineId', company.lineId)}`,
    own('company.taxId', company.taxId),
  ];
  return (
    <address className="wrap-anywhere grid gap-1 not-italic">
      {lines.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </address>
  );
}

/** Whether a field is a part of an address; both have the same postal code. */
const isOf = (path: string, office: string) => path.startsWith(`${office}.`) || path === 'office.postalCode';
