import { Prose } from '@/components/ui/prose';

type ChatAnswerProps = {
  words: { question: string; answer: string; facts: readonly { fact: string; source: string }[] };
};

/** A question to an assistant and its answer; beside each fact of it stands the source. */
export function ChatAnswer({ words }: ChatAnswerProps) {
  return (
    <div className="chat">
      <p className="chat-question">
        <Prose text={words.question} />
      </p>
      <div className="chat-answer">
        <p>
          <Prose text={words.answer} />
        </p>
        <dl>
          {words.facts.map(({ fact, source }) => (
            <div key={fact}>
              <dt>
                <Prose text={fact} />
              </dt>
              <dd>
                <Prose text={source} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
