import { getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import type { Contact } from '@/lib/desk/customers';

/** A contact as people write it: the country of a Thai number is not kept, so it gets its 0. */
export const contactText = ({ kind, value }: Contact): string =>
  kind === 'phone' && value.length <= 9 ? `0${value}` : value;

const links = { mail: 'mailto:', phone: 'tel:', tax: undefined } as const;

/** What a customer is known by, to write or to call at once. */
export async function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  const { known } = (await getMessages()).desk.customers;
  return (
    <ul className="flex flex-wrap gap-x-8">
      {contacts.map((contact) => {
        const scheme = links[contact.kind];
        const text = contactText(contact);
        return (
          <li key={text} className="flex min-h-11 items-center gap-2 wrap-anywhere">
            <span className="text-ink-2">{known[contact.kind]}</span>
            {scheme ? (
              <a href={`${scheme}${text}`} className={buttonClass.text}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}
