import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import { LineLink } from '@/components/ui/line-link';
import { company, phoneUrl } from '@/lib/company/company';
import { fill } from '@/lib/i18n/fill';

/** Whom to ask about an order, by LINE or by phone. */
export function OrderHelp({ reference, words }: { reference: string; words: Messages['orders']['help'] }) {
  return (
    <section className="grid justify-items-start gap-4 rounded-board bg-sunk p-5">
      <h2 className="text-h3">
        <Lettering text={words.title} />
      </h2>
      <LineLink label={words.line} text={fill(words.lineText, { reference })} />
      <a href={phoneUrl} className={buttonClass.ghost}>
        {fill(words.call, { phone: company.phone })}
      </a>
    </section>
  );
}
