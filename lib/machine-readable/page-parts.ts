import { withoutMarks } from '@/lib/i18n/phrases';

type Question = { question: string; answer: string };
type Place = { id: string; name: string; thaiName: string; description: string };

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** The entries of a part of a page, whether its words are a list or have names. */
function entriesOf(words: object, part: string): Entry[] {
  const section = isEntry(words) ? words[part] : undefined;
  const items = isEntry(section) ? section.items : undefined;
  return isEntry(items) ? Object.values(items).filter(isEntry) : [];
}

const text = (value: unknown) => (typeof value === 'string' ? withoutMarks(value) : '');

/** The questions that a page answers under its own heading. @param words of the page, with their facts */
export function questionsOn(words: object): Question[] {
  return entriesOf(words, 'faq').map(({ question, answer }) => ({
    question: text(question),
    answer: text(answer),
  }));
}

/** The places that a guide describes; none on other pages. @param words of the page, with their facts */
export function placesOn(words: object): Place[] {
  return entriesOf(words, 'areas')
    .filter((entry) => 'thaiName' in entry)
    .map(({ id, name, thaiName, description }) => ({
      id: text(id),
      name: text(name),
      thaiName: text(thaiName),
      description: text(description),
    }));
}
