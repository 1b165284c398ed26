import { Lettering } from '@/components/ui/lettering';
import { SectionLead } from './section-lead';

type SectionHeadProps = { title: string; lead?: string | undefined; className?: string };

/** What a part of a page begins with: its heading, and a sentence. */
export function SectionHead({ title, lead, className = '' }: SectionHeadProps) {
  return (
    <div className={`${className} section-head`.trimStart()}>
      <h2 className="text-h2">
        <Lettering text={title} />
      </h2>
      {lead && <SectionLead text={lead} />}
    </div>
  );
}
