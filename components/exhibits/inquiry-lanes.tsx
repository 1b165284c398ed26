import { Lettering } from '@/components/ui/lettering';

type InquiryLanesProps = {
  words: {
    lanes: readonly { name: string; cards: readonly { name: string; wish: string; by: string }[] }[];
  };
};

/** Four lanes that an inquiry goes through from left to right, with a card for each customer and who looks after them. */
export function InquiryLanes({ words }: InquiryLanesProps) {
  return (
    <div className="lanes">
      <ol>
        {words.lanes.map((lane, index) => (
          <li key={lane.name} className={`lane lane-${index + 1}`}>
            <h3>
              <Lettering text={lane.name} />
            </h3>
            <ul>
              {lane.cards.map(({ name, wish, by }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <span>{wish}</span>
                  <b>{by}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
