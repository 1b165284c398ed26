import { Prose } from '@/components/ui/prose';

/** What follows the heading of a part: a sentence in larger letters. */
export function SectionLead({ text }: { text: string }) {
  return (
    <p className="section-lead">
      <Prose text={text} />
    </p>
  );
}
