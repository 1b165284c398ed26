import { createServer, type ServerResponse } from 'node:http';
import { listening } from './listening';

/** What a registry does when it is asked for one name. */
export type RdapAnswer =
  | { kind: 'taken'; as?: Record<string, unknown> }
  | { kind: 'free'; body?: string; type?: string }
  | { kind: 'other'; status: number; body?: string; type?: string; headers?: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'slow' }
  | { kind: 'cut' };

/** Registries on this machine: one for `.com`, and one for `.th` as a whole, with IANA's list of them. */
export type RdapStandIn = {
  bootstrapUrl: string;
  url: string;
  /** The names that were asked for, in order. */
  asked: string[];
  /** Says what comes for a name; names that nobody registered are free. */
  answer: (domain: string, answer: RdapAnswer) => void;
  /** Replaces the list of registries; undefined answers 500. */
  list: (services: unknown) => void;
  /** How often the list was read. */
  lists: () => number;
  /** How many answers are under way. */
  connections: () => number;
  reset: () => void;
  close: () => void;
};

const rdap = 'application/rdap+json';
const conformance = ['rdap_level_0', 'icann_rdap_response_profile_1'];

const notFound = JSON.stringify({
  rdapConformance: conformance,
  errorCode: 404,
  title: 'Not Found',
  description: ['The domain does not exist.'],
});

const domainObject = (domain: string, as: Record<string, unknown> = {}) =>
  JSON.stringify({
    rdapConformance: conformance,
    objectClassName: 'domain',
    handle: '1_DOMAIN',
    ldhName: domain.toUpperCase(),
    status: ['client transfer prohibited'],
    events: [
      { eventAction: 'registration', eventDate: '2001-01-01T00:00:00Z' },
      { eventAction: 'expiration', eventDate: '2027-09-30T20:00:00Z' },
    ],
    ...as,
  });

export async function startRdapStandIn(): Promise<RdapStandIn> {
  const asked: string[] = [];
  const answers = new Map<string, RdapAnswer>();
  let services: unknown;
  let lists = 0;
  let underWay = 0;
  let url = '';

  const usual = () => [
    [['com', 'net', 'org', 'asia'], [`${url}/registry/`]],
    [['th'], [`${url}/thai`]],
  ];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
    });
    if (path === '/dns.json') {
      lists += 1;
      if (services === undefined) return respond(response, 500, '', 'text/plain');
      return respond(response, 200, JSON.stringify({ version: '1.0', services }), 'application/json');
    }
    const domain = /^\/(?:registry|thai|elsewhere)\/domain\/([a-z0-9.-]+)$/.exec(path)?.[1];
    if (!domain || request.headers.accept?.startsWith(rdap) !== true)
      return respond(response, 400, '<h1>Bad request</h1>', 'text/html');
    asked.push(domain);
    return give(response, domain, answers.get(domain) ?? { kind: 'free' });
  });
  url = await listening(server);
  services = usual();
  return {
    bootstrapUrl: `${url}/dns.json`,
    url,
    asked,
    answer: (domain, answer) => answers.set(domain, answer),
    list: (given) => {
      services = given;
    },
    lists: () => lists,
    connections: () => underWay,
    reset: () => {
      asked.length = 0;
      answers.clear();
      services = usual();
      lists = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function give(response: ServerResponse, domain: string, answer: RdapAnswer): void {
  switch (answer.kind) {
    case 'taken':
      respond(response, 200, domainObject(domain, answer.as), rdap);
      break;
    case 'free':
      respond(response, 404, answer.body ?? notFound, answer.type ?? rdap);
      break;
    case 'other':
      respond(response, answer.status, answer.body ?? '', answer.type ?? rdap, answer.headers);
      break;
    case 'redirect':
      respond(response, 302, '', 'text/plain', { location: answer.to });
      break;
    case 'slow':
      response.writeHead(200, { 'content-type': rdap }).write('{');
      break;
    case 'cut':
      response.writeHead(404, { 'content-type': rdap, 'content-length': '1000' }).write('{"errorCode"');
      setImmediate(() => response.destroy());
      break;
  }
}

function respond(
  response: ServerResponse,
  status: number,
  body: string,
  type: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}
