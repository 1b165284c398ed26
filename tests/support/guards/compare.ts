/** One line for each name that stands in only one of two lists that should name the same. */
export function compareNames(
  where: string,
  { wanted, found }: { wanted: Iterable<string>; found: Iterable<string> },
): string[] {
  const [all, there] = [new Set(wanted), new Set(found)];
  return [
    ...[...all].filter((name) => !there.has(name)).map((name) => `${where}: ${name} is missing`),
    ...[...there].filter((name) => !all.has(name)).map((name) => `${where}: ${name} is not known`),
  ];
}
