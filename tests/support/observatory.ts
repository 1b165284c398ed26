/** What a scanner sees of a page: its headers, and its HTML. */
type Answer = { headers: Headers; html: string };

/**
 * The score of a page by the rules that Mozilla publishes for its HTTP Observatory: 100, less penalties, plus bonuses; 100 and more is
 * the grade A+. What does not apply here is left out: no cookies, no scripts of others, https by the proxy.
 * @see https://github.com/mozilla/http-observatory/blob/main/httpobs/docs/scoring.md
 */
export function observatoryScore({ headers, html }: Answer): { score: number; reasons: string[] } {
  const policies = [
    headers.get('content-security-policy') ?? '',
    ...[...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(
      ([, text = '']) => text,
    ),
  ];
  const directives = new Map(
    policies
      .flatMap((policy) => policy.split(';'))
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, source: string) => sourcesOf(name).includes(source);
  const scripts = sourcesOf('script-src');
  const isAge = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '');
  const thirdParty = [...html.matchAll(/<script[^>]* src="(https?:[^"]+)"/g)];

  const rules: [reason: string, applies: boolean, modifier: number][] = [
    ['no policy', policies.join('') === '', -25],
    [
      'scripts inline or from data:',
      ["'unsafe-inline'", 'data:', '*', 'https:'].some((each) => scripts.includes(each)),
      -20,
    ],
    ['unsafe-eval', scripts.includes("'unsafe-eval'"), -10],
    ['styles inline', has('style-src', "'unsafe-inline'"), -5],
    ['no unsafe source', !policies.join().match(/unsafe-(?:inline|eval)/), 5],
    ["default-src 'none'", directives.get('default-src')?.join() === "'none'", 10],
    ['no HSTS of six months', Number(isAge?.[1] ?? 0) < 15_768_000, -20],
    ['sniffing', headers.get('x-content-type-options') !== 'nosniff', -5],
    ['can be framed', !directives.has('frame-ancestors') && !headers.has('x-frame-options'), -20],
    ['frame-ancestors', directives.has('frame-ancestors'), 5],
    [
      'private referrer',
      /no-referrer|same-origin|strict-origin/.test(headers.get('referrer-policy') ?? ''),
      5,
    ],
    ['same-origin resources', headers.get('cross-origin-resource-policy') === 'same-origin', 10],
    ['scripts of others', thirdParty.length > 0, -5],
    ['cookies', headers.has('set-cookie'), -20],
  ];
  const applied = rules.filter(([, applies]) => applies);
  return {
    score: applied.reduce((score, [, , modifier]) => score + modifier, 100),
    reasons: applied.map(([reason]) => reason),
  };
}
