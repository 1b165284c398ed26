import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import { paperTypes } from '@/lib/catalog/print-estimate';

/** What shows each paper best, on a card of 90 by 54: a note, a photo, a logo that shines, and bare letters. */
const prints = {
  standard: (
    <path
      className="card-pen"
      d="M8 42H82M10 40c3-14 8-9 5 0 4-12 8-9 7-1 5-11 9-7 7 0 6-9 10-8 9-1 4-5 8-5 11-2"
    />
  ),
  glossy: (
    <>
      <path className="photo-sky" d="M0 0H90V54H0z" />
      <path className="photo-sun" d="M37 36a21 21 0 0 1 42 0z" />
      <path className="photo-sea" d="M0 39H90v5H0zM0 47H90v7H0z" />
      <path className="card-gloss" d="M72 0h11L63 54H52zM88 0h4L72 54h-4z" />
    </>
  ),
  'spot-uv': <path className="card-foil" d="M48 36a15 15 0 0 1 30 0zM41 39H85v3H41zM47 45H79v3H47z" />,
  textured: undefined,
} as const;

type FourPapersProps = {
  words: { shop: string; items: readonly { title: string; text: string }[] };
};

/** The papers that we print on, each as a card of one bar. */
export function FourPapers({ words }: FourPapersProps) {
  return (
    <ul className="four-papers">
      {paperTypes.map((paper, index) => (
        <li key={paper}>
          <div className="card-sketch" data-paper={paper} aria-hidden="true">
            <svg viewBox="0 0 90 54" aria-hidden="true">
              {prints[paper]}
            </svg>
            <p className="card-name">{words.shop}</p>
          </div>
          <h3>
            <Lettering text={words.items[index]?.title ?? ''} />
          </h3>
          <p>
            <Prose text={words.items[index]?.text ?? ''} />
          </p>
        </li>
      ))}
    </ul>
  );
}
