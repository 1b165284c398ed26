import { buttonClass } from '@/components/ui/button-class';

type EmptyCartProps = { text: string; link: { href: string; label: string } };

/** An empty cart says so on the shutter of its shop and shows the way to what could be in it. */
export function EmptyCart({ text, link }: EmptyCartProps) {
  return (
    <div className="shutter">
      <div className="grid justify-items-center gap-5">
        <p>{text}</p>
        <a href={link.href} className={buttonClass.primary}>
          {link.label}
        </a>
      </div>
    </div>
  );
}
