/** Names of programs that open pages for nobody, or before somebody does; `CUBOT` makes phones. */
const robot =
  /(?<!cu)bot\b|\bbot[-/]|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|prerender|phantom|selenium|puppeteer|playwright|monitor|uptime|pingdom|scrap|archiv|validator|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|httpclient/i;

/** Whether a request comes from a program that says so by its name, or says nothing. */
export function isRobot(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  return agent.length < 20 || robot.test(agent);
}

/** Whether a page is fetched for later, which nobody may ever look at. */
export function isPrefetch(headers: Headers): boolean {
  return /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
}

/** Whether a browser asks that its person not be followed: by Global Privacy Control, or by Do Not Track, which came before. */
export function asksForPrivacy(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}
