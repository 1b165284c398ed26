/** A dog that sleeps at the end of the soi; an ear goes up when one comes near. Decoration only. */
export function SoiDog() {
  return (
    <svg viewBox="0 0 120 64" aria-hidden="true" className="soi-dog">
      <path d="M16 60a36 30 0 0 1 72 0z" />
      <path d="M18 58q-14-6-8-20" className="dog-tail" />
      <circle cx="88" cy="47" r="14" />
      <path d="M82 38L78 22 92 33z" className="dog-ear" />
      <path d="M87 48h8M101 52h3" className="dog-lines" />
    </svg>
  );
}
