'use client';

import { Prose } from '@/components/ui/prose';

export type Question = { question: string; answer: string };

type QuestionsProps = { items: readonly Question[]; isClosed?: boolean };

/** Questions, the first of them open unless all are closed. The script draws them, so that no page carries their markup twice (docs/decisions/0014). */
export function Questions({ items, isClosed = false }: QuestionsProps) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0 && !isClosed}>
          <summary>
            <span>
              <Prose text={question} />
            </span>
          </summary>
          <p>
            <Prose text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
