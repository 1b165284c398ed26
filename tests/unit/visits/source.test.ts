import { describe, expect, it } from 'vitest';
import { asksForPrivacy, isPrefetch, isRobot } from '@/lib/visits/robots';
import { sourceOf } from '@/lib/visits/source';

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A047F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const line = `${phone} Line/14.5.1/IAB`;
const led = (changes: Partial<Parameters<typeof sourceOf>[0]>) =>
  sourceOf({ host: '', own: 'www.agency.example', from: null, agent: phone, ...changes });

describe('where a visit came from', () => {
  it.each([
    ['www.google.com', 'search'],
    ['www.google.co.th', 'search'],
    ['com.google.android.googlequicksearchbox', 'search'],
    ['duckduckgo.com', 'search'],
    ['search.brave.com', 'search'],
    ['maps.google.com', 'maps'],
    ['com.google.android.apps.maps', 'maps'],
    ['mail.google.com', 'mail'],
    ['com.google.android.gm', 'mail'],
    ['gemini.google.com', 'chat'],
    ['chatgpt.com', 'chat'],
    ['www.perplexity.ai', 'chat'],
    ['l.facebook.com', 'facebook'],
    ['l.instagram.com', 'instagram'],
    ['www.tiktok.com', 'tiktok'],
    ['liff.line.me', 'line'],
    ['lin.ee', 'line'],
    ['checkout.stripe.com', 'inside'],
    ['www.agency.example', 'inside'],
    ['pattaya-forum.example', 'other'],
    ['notgoogle.com', 'other'],
    ['google.com.evil.example', 'other'],
    ['', 'direct'],
  ])('is told by the host: %s is %s', (host, source) => {
    expect(led({ host })).toBe(source);
  });

  it('is told by the app that shows the page, where no host says more', () => {
    expect(led({ agent: line })).toBe('line');
    expect(led({ agent: `${phone} Instagram 300.0` })).toBe('instagram');
    expect(led({ agent: `${phone} [FBAN/FB4A;FBAV/400]` })).toBe('facebook');
    expect(led({ agent: `${phone} BytedanceWebview/d8a21c6` })).toBe('tiktok');
    expect(led({ agent: line, host: 'www.google.com' })).toBe('search');
  });

  it('is told by a link of ours, but by no name that is not in the list, and not where the visitor was here already', () => {
    expect(led({ from: 'card' })).toBe('card');
    expect(led({ from: 'maps', host: 'www.google.com' })).toBe('maps');
    expect(led({ from: 'search' })).toBe('direct');
    expect(led({ from: '<script>' })).toBe('direct');
    expect(led({ from: 'card', host: 'www.agency.example' })).toBe('inside');
  });
});

describe('who is not counted', () => {
  const from = (agent: string, headers: Record<string, string> = {}) =>
    new Headers({ 'user-agent': agent, ...headers });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/124.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'python-requests/2.31.0 of a script',
    'curl/8.5.0 with some more words',
    'Mozilla/5.0',
    '',
  ])('a robot by its name: %s', (agent) => {
    expect(isRobot(from(agent))).toBe(true);
  });

  it.each([
    phone,
    line,
    phone.replace('SM-A047F', 'CUBOT NOTE 20'),
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  ])('but a person is: %s', (agent) => {
    expect(isRobot(from(agent))).toBe(false);
  });

  it('what is fetched for later, and who asks for privacy', () => {
    expect(isPrefetch(from(phone, { 'sec-purpose': 'prefetch;prerender' }))).toBe(true);
    expect(isPrefetch(from(phone))).toBe(false);
    const asked: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { dnt: '0' }, {}];
    expect(asked.map((each) => asksForPrivacy(from(phone, each)))).toEqual([true, true, false, false]);
  });
});
