import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { MachineViews as Views } from '@/lib/machine-readable/machine-views';
import { ChatAnswer } from './chat-answer';

type View = { title: string; text: string };

type MachineViewsProps = Omit<Views, 'files'> & { words: Record<'twin' | 'graph' | 'answer', View> };

/** A page as text, as data, and as an answer made from both, side by side. */
export function MachineViews({ words, markdown, graph, answer }: MachineViewsProps) {
  return (
    <div className="machine-views">
      <div>
        <ViewHead {...words.twin} />
        <Code label={words.twin.title} text={markdown} />
      </div>
      <div>
        <ViewHead {...words.graph} />
        <Code label={words.graph.title} text={graph} />
      </div>
      <div>
        <ViewHead {...words.answer} />
        <ChatAnswer words={answer} />
      </div>
    </div>
  );
}

function ViewHead({ title, text }: View) {
  return (
    <div>
      <h3 className="text-h3">
        <Lettering text={title} />
      </h3>
      <p>
        <Prose text={text} />
      </p>
    </div>
  );
}

/** What is longer than its place scrolls, by keys as well. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section aria-label={withoutMarks(label)} tabIndex={0} className="machine-code">
      <pre translate="no">{text}</pre>
    </section>
  );
}
