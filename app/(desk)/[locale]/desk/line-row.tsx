type LineRowProps = { name: string; period: string; price: string };

/** One line of an order or an offer. */
export function LineRow({ name, period, price }: LineRowProps) {
  return (
    <li className="flex justify-between gap-4 border-hair border-b py-2">
      <span className="wrap-anywhere min-w-0">
        {name}
        <span className="block text-ink-2 text-small">{period}</span>
      </span>
      <span className="whitespace-nowrap">{price}</span>
    </li>
  );
}
