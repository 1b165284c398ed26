type FiltersProps<State extends string> = {
  path: string;
  /** The one that is shown; null for all. */
  state: State | null;
  states: readonly { state: State | null; label: string }[];
  /** Its name in the address. */
  name?: string;
};

/** The states that a list can be narrowed to. */
export function Filters<State extends string>({ path, state, states, name = 'state' }: FiltersProps<State>) {
  return (
    <ul className="desk-filters">
      {states.map(({ state: each, label }) => (
        <li key={each}>
          <a
            href={each ? `${path}?${name}=${each}` : path}
            aria-current={each === state ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
