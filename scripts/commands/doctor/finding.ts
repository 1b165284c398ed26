/** What a check found: `ok`; `mend`, which says what to do; or `look`, which only a person can judge. */
export type Finding = { state: 'ok' | 'mend' | 'look'; name: string; say: string };

/** A check on its own: it must not stop the others. */
export type Check = () => Promise<Finding[]>;

const finding = (state: Finding['state']) => (name: string, say: string) => ({ state, name, say });

export const ok = finding('ok');
export const mend = finding('mend');
export const look = finding('look');

/** A finding for what is wrong, else that all is well. */
export function either(isWell: boolean, name: string, well: string, wrong: string): Finding {
  return isWell ? ok(name, well) : mend(name, wrong);
}

/** Runs a check; what it throws becomes a line of its own. */
export async function held(name: string, check: Check): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [mend(name, `could not be looked at: ${error instanceof Error ? error.message : String(error)}`)];
  }
}
