import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';

type EmergencyNumbersProps = {
  id?: string;
  title: string;
  lead: string;
  contacts: readonly { name: string; number: string; text: string }[];
};

/** Numbers to call in need, large enough to hit while running. */
export function EmergencyNumbers({ id, title, lead, contacts }: EmergencyNumbersProps) {
  return (
    <section id={id} className="urgent tall">
      <div className="wrap">
        <h2 className="text-h2">
          <Lettering text={title} />
        </h2>
        <p className="mt-3 max-w-words">{lead}</p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-5">
          {contacts.map(({ name, number, text }) => (
            <li
              key={number}
              className="grid grid-cols-[5.5rem_1fr] gap-x-4 content-start border-current border-t-2 pt-3 sm:grid-cols-1"
            >
              <p className="font-semibold">{name}</p>
              <a
                href={`tel:${number}`}
                className={`${buttonClass.text} row-span-2 row-start-1 font-display text-h2 sm:row-span-1 sm:row-start-2`}
              >
                {number}
              </a>
              <p className="snug">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
