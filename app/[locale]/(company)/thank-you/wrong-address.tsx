import { buttonClass } from '@/components/ui/button-class';
import { Prose } from '@/components/ui/prose';
import { phoneUrl } from '@/lib/company/contact-links';

/** What can be done about a wrong address in an inquiry: we are told by phone, or on LINE, which this page leads to anyway. */
export function WrongAddress({ words }: { words: Record<'text' | 'call', string> }) {
  return (
    <>
      <p>
        <Prose text={words.text} />
      </p>
      <p>
        <a href={phoneUrl} className={`${buttonClass.text} font-semibold`}>
          {words.call}
        </a>
      </p>
    </>
  );
}
