import Link from 'next/link';
import { useLocale } from 'next-intl';
import { type ButtonLook, buttonClass } from '@/components/ui/button-class';
import { Phrases } from '@/components/ui/phrases';
import { accessibleName } from '@/lib/i18n/accessible-name';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { routes } from '@/lib/site/routes';

type InquireLinkProps = {
  label: string;
  /** What the contact form's subject will say. */
  subject?: string;
  /** What it is about, for screen readers, where several links of a page share one label. */
  object?: string;
  look?: ButtonLook;
};

/** A button that leads to the contact form. */
export function InquireLink({ label, subject, object, look = 'primary' }: InquireLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(withoutMarks(subject))}`;
  return (
    <Link
      href={`${localePath(useLocale(), routes.contact.path)}${query}`}
      prefetch={false}
      aria-label={object && accessibleName(label, object)}
      className={buttonClass[look]}
    >
      <span>
        <Phrases text={label} />
      </span>
    </Link>
  );
}
