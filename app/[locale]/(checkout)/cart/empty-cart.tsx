import { buttonClass } from '@/components/ui/button-class';

type EmptyCartProps = { text: string; link: { href: string; label: string } };

/** An empty cart says so and shows the way to what could be in it. */
export function EmptyCart({ text, link }: EmptyCartProps) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-14 gap-y-8">
      <div aria-hidden="true" className="shutter" />
      <div className="grid justify-items-start gap-5">
        <p className="font-display text-h3">{text}</p>
        <a href={link.href} className={buttonClass.primary}>
          {link.label}
        </a>
      </div>
    </div>
  );
}
