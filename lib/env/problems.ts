/** `[is wrong, what to say]`, for those that are. */
export function problems(...rules: readonly (readonly [isWrong: boolean, problem: string])[]): string[] {
  return rules.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}
