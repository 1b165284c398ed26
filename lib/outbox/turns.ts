/**
 * Gives out turns that lie at least `pace` milliseconds apart.
 * @returns the function that takes the next turn: how many milliseconds after `now` it is
 */
export function turns(pace: number): (now: number) => number {
  let next = 0;
  return (now) => {
    const turn = Math.max(now, next);
    next = turn + pace;
    return turn - now;
  };
}
