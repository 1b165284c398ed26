import { company } from '@/lib/company/company';
import { phoneUrl } from '@/lib/company/contact-links';
import { fill } from '@/lib/i18n/fill';
import { buttonClass } from './button-class';

/** A button on a board that calls the agency; `label` may have a place for `{phone}`. */
export function CallLink({ label }: { label: string }) {
  return (
    <a href={phoneUrl} className={buttonClass.board}>
      {fill(label, { phone: company.phone })}
    </a>
  );
}
