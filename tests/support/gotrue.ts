import { createHash, generateKeyPairSync, randomInt, randomUUID, sign, verify } from 'node:crypto';
import { z } from 'zod';

/**
 * Supabase Auth as its documents and its source describe it, as far as this site asks it: accounts, links and codes that it draws and
 * never mails, passwords, sessions whose access tokens are signed JWTs, and refresh tokens that are good once.
 */

type User = {
  id: string;
  email: string;
  password: string;
  email_confirmed_at: string | null;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  /** What a mail would bring. */
  proof?: { hash: string; endsAt: number };
};

type RefreshToken = { token: string; session: string; parent: string | undefined; revoked: boolean };

export type AuthRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  bearer: string;
  role: 'service_role' | 'anon' | 'stranger';
};

export type AuthAnswer = { status: number; body: unknown };

const claims = z.object({ sub: z.string(), session_id: z.string(), exp: z.number() });

const refused = (status: number, code: string, message = code): AuthAnswer => ({
  status,
  body: { code, error_code: code, message, msg: message },
});

/** As Supabase makes the token of a link from an address and the digits beside it. */
const tokenHash = (email: string, code: string) =>
  createHash('sha224')
    .update(email + code)
    .digest('hex');

export function goTrue() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const users = new Map<string, User>();
  const sessions = new Map<string, string>();
  let refreshTokens: RefreshToken[] = [];
  const settings = { signUps: false, codeSeconds: 900, tokenSeconds: 3600 };

  const shown = ({ password: _password, proof: _proof, ...user }: User) => ({
    ...user,
    aud: 'authenticated',
    role: 'authenticated',
    created_at: '2026-11-22T00:00:00Z',
    identities: [],
  });
  const byEmail = (email: string) => [...users.values()].find((user) => user.email === email.toLowerCase());

  function add(user: Partial<User> & { email: string }): User {
    const made: User = {
      id: randomUUID(),
      password: randomUUID(),
      email_confirmed_at: null,
      user_metadata: {},
      ...user,
      app_metadata: { provider: 'email', providers: ['email'], ...user.app_metadata },
    };
    users.set(made.id, { ...made, email: made.email.toLowerCase() });
    return users.get(made.id) ?? made;
  }

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  function accessToken(user: User, session: string): string {
    const text = `${part({ alg: 'ES256', typ: 'JWT', kid: 'stand-in' })}.${part({
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      session_id: session,
      exp: Math.floor(Date.now() / 1000) + settings.tokenSeconds,
    })}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }

  /** Whose session a token is of, as the server tells it: by signature, time, and whether that session goes on. */
  function holderOf(token: string): { user: User; session: string } | AuthAnswer {
    const [head = '', body = '', signature = ''] = token.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned) return refused(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    const said = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    if (said.exp < Date.now() / 1000) return refused(403, 'bad_jwt', 'token is expired');
    const user = users.get(said.sub);
    if (!user) return refused(403, 'user_not_found');
    if (sessions.get(said.session_id) !== user.id) return refused(403, 'session_not_found');
    return { user, session: said.session_id };
  }

  function issue(user: User, session: string, token: string): AuthAnswer {
    const body = {
      access_token: accessToken(user, session),
      token_type: 'bearer',
      expires_in: settings.tokenSeconds,
      expires_at: Math.floor(Date.now() / 1000) + settings.tokenSeconds,
      refresh_token: token,
      user: shown(user),
    };
    return { status: 200, body };
  }

  function begin(user: User): AuthAnswer {
    const session = randomUUID();
    sessions.set(session, user.id);
    return issue(user, session, grant(session, undefined));
  }

  function grant(session: string, parent: string | undefined): string {
    const token = randomUUID().replaceAll('-', '').slice(0, 22);
    refreshTokens.push({ token, session, parent, revoked: false });
    return token;
  }

  function endSession(session: string): void {
    sessions.delete(session);
    refreshTokens = refreshTokens.filter((token) => token.session !== session);
  }

  function refresh(given: string): AuthAnswer {
    const used = refreshTokens.find(({ token }) => token === given);
    const user = used && users.get(sessions.get(used.session) ?? '');
    if (!used || !user) return refused(400, 'refresh_token_not_found', 'Invalid Refresh Token');
    if (!used.revoked) {
      used.revoked = true;
      return issue(user, used.session, grant(used.session, used.token));
    }
    const child = refreshTokens.find(({ parent, revoked }) => parent === used.token && !revoked);
    if (child) return issue(user, used.session, child.token);
    endSession(used.session);
    return refused(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }

  function generateLink({ type, email }: { type: string; email: string }): AuthAnswer {
    const user = byEmail(email) ?? (type === 'magiclink' ? add({ email }) : undefined);
    if (!user) return refused(404, 'user_not_found', 'User with this email not found');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const hash = tokenHash(user.email, code);
    user.proof = { hash, endsAt: Date.now() + settings.codeSeconds * 1000 };
    const drawn = { action_link: '', email_otp: code, hashed_token: hash, verification_type: type };
    return { status: 200, body: { ...shown(user), ...drawn, redirect_to: '' } };
  }

  function redeem(body: {
    type: string;
    token?: string | undefined;
    token_hash?: string | undefined;
    email?: string | undefined;
  }): AuthAnswer {
    const { email = '', token = '', token_hash = tokenHash(email, token) } = body;
    const user = [...users.values()].find(({ proof }) => proof?.hash === token_hash);
    if (body.type !== 'email' || !user?.proof || user.proof.endsAt < Date.now())
      return refused(403, 'otp_expired', 'Token has expired or is invalid');
    delete user.proof;
    user.email_confirmed_at ??= new Date().toISOString();
    return begin(user);
  }

  const text = z.string();
  const metadata = z.record(z.string(), z.unknown());
  const credentials = z.object({ email: text, password: text });

  function administer({ method, path, body }: AuthRequest): AuthAnswer {
    const id = /^\/admin\/users\/([^/]+)$/.exec(path)?.[1];
    if (path === '/admin/generate_link')
      return generateLink(z.object({ type: text, email: text }).parse(body));
    if (method === 'POST' && path === '/admin/users') {
      const wanted = z
        .object({ email: text, email_confirm: z.boolean(), app_metadata: metadata })
        .parse(body);
      if (byEmail(wanted.email)) return refused(422, 'email_exists');
      const { email, email_confirm, app_metadata } = wanted;
      const at = email_confirm ? new Date().toISOString() : null;
      return { status: 200, body: shown(add({ email, app_metadata, email_confirmed_at: at })) };
    }
    const user = users.get(id ?? '');
    if (!user) return refused(404, 'user_not_found', 'User not found');
    if (method === 'PUT')
      Object.assign(user.app_metadata, z.object({ app_metadata: metadata }).parse(body).app_metadata);
    if (method === 'DELETE') {
      users.delete(user.id);
      for (const [session, owner] of sessions) if (owner === user.id) endSession(session);
      return { status: 200, body: {} };
    }
    return { status: 200, body: shown(user) };
  }

  function answer(request: AuthRequest): AuthAnswer {
    const { method, path, query, body, bearer, role } = request;
    if (role === 'stranger') return { status: 401, body: { message: 'Invalid API key' } };
    if (path.startsWith('/admin/'))
      return role === 'service_role' ? administer(request) : refused(403, 'not_admin', 'User not allowed');
    switch (`${method} ${path}`) {
      case 'GET /settings':
        return { status: 200, body: { disable_signup: !settings.signUps, mailer_autoconfirm: false } };
      case 'POST /verify':
        return redeem(
          z
            .object({
              type: text,
              token: text.optional(),
              token_hash: text.optional(),
              email: text.optional(),
            })
            .parse(body),
        );
      case 'POST /token': {
        if (query.get('grant_type') === 'refresh_token')
          return refresh(z.object({ refresh_token: text }).parse(body).refresh_token);
        const { email, password } = credentials.parse(body);
        const user = byEmail(email);
        if (user?.password !== password) return refused(400, 'invalid_credentials');
        return user.email_confirmed_at ? begin(user) : refused(400, 'email_not_confirmed');
      }
      case 'POST /signup': {
        if (!settings.signUps) return refused(422, 'signup_disabled');
        const { email, password } = credentials.parse(body);
        if (!byEmail(email)) add({ email, password });
        return { status: 200, body: { email } };
      }
    }
    const holder = holderOf(bearer);
    if ('status' in holder) return holder;
    const { user, session } = holder;
    switch (`${method} ${path}`) {
      case 'PUT /user':
        // Whoever is signed in writes here what they like, and nowhere else.
        Object.assign(user.user_metadata, z.object({ data: metadata }).parse(body).data);
        return { status: 200, body: shown(user) };
      case 'GET /user':
        return { status: 200, body: shown(user) };
      case 'POST /logout':
        for (const [other, owner] of sessions)
          if (other === session || (query.get('scope') === 'global' && owner === user.id)) endSession(other);
        return { status: 204, body: undefined };
      default:
        return refused(404, 'not_found', path);
    }
  }

  return {
    answer,
    settings,
    /** Adds an account as the dashboard does, with an address that counts as proved. */
    addAccount: (email: string, password: string) =>
      void add({ email, password, email_confirmed_at: new Date().toISOString() }),
    /** The claim of an account's role, which nobody but the server writes. */
    roleClaim: (email: string) => byEmail(email)?.app_metadata.role,
    /** Makes an account's tokens long, as those of somebody with many claims are. */
    lengthen: (email: string, by: number) =>
      Object.assign(byEmail(email)?.app_metadata ?? {}, { long: 'x'.repeat(by) }),
    reset: () => {
      users.clear();
      sessions.clear();
      refreshTokens = [];
      Object.assign(settings, { signUps: false, codeSeconds: 900, tokenSeconds: 3600 });
    },
  };
}

export type GoTrue = ReturnType<typeof goTrue>;
