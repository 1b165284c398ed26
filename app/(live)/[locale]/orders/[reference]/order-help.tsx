import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { LineLink } from '@/components/ui/line-link';
import { company } from '@/lib/company/company';
import { phoneUrl } from '@/lib/company/contact-links';
import { fill } from '@/lib/i18n/fill';

/** Whom to ask about an order, by LINE or by phone. */
export function OrderHelp({ reference, words }: { reference: string; words: Messages['orders']['help'] }) {
  return (
    <Part title={words.title} className="grid justify-items-start gap-4 rounded-board bg-sunk p-5">
      <LineLink label={words.line} text={fill(words.lineText, { reference })} />
      <a href={phoneUrl} className={buttonClass.ghost}>
        {fill(words.call, { phone: company.phone })}
      </a>
    </Part>
  );
}
