import type { LineCard } from '../notifier';

/** The longest that LINE takes: of the text for lists and notifications, and of a button. */
const longest = { altText: 400, label: 40 };

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const text = (words: string, more: object) => ({ type: 'text', text: words, wrap: true, ...more });

/** Opens the phone's own browser, where the staff is signed in, in place of the one inside LINE. */
function inOwnBrowser(url: string): string {
  const address = new URL(url);
  address.searchParams.set('openExternalBrowser', '1');
  return address.href;
}

/** A card as a Flex Message (developers.line.biz/en/reference/messaging-api/#flex-message); in the colours of the phone. */
export function flexMessage({ title, facts, button }: LineCard): object {
  const rows = facts.map(([label, value]) => ({
    type: 'box',
    layout: 'baseline',
    spacing: 'sm',
    contents: [text(label, { size: 'sm', flex: 2 }), text(value, { size: 'sm', flex: 5, weight: 'bold' })],
  }));
  return {
    type: 'flex',
    altText: cut(title, longest.altText),
    contents: {
      type: 'bubble',
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [text(title, { weight: 'bold', size: 'md' }), ...rows],
      },
      footer: {
        type: 'box',
        layout: 'vertical',
        contents: [
          {
            type: 'button',
            style: 'primary',
            action: { type: 'uri', label: cut(button.label, longest.label), uri: inOwnBrowser(button.url) },
          },
        ],
      },
    },
  };
}
