import { describe, expect, it } from 'vitest';
import { type BuiltSite, nginxMaps } from '../../../../scripts/build/nginx/maps';

const everywhere = '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$';

function built({ headers = [], ...changes }: Partial<BuiltSite> & { headers?: object[] } = {}) {
  return nginxMaps({
    manifest: {
      redirects: [{ source: '/old', regex: '^/old(?:/)?$' }],
      headers: headers as BuiltSite['manifest']['headers'],
      rsc: { varyHeader: 'rsc, next-router-prefetch' },
    },
    middleware: '^/(?!api/|.*\\.).*$',
    files: { '/': '/index.html', '/th': '/th.html' },
    kept: {},
    ...changes,
  });
}

/** The lines of one map, without indentation. */
function mapOf(text: string, variable: string): string[] {
  const [, body = ''] = new RegExp(`${variable.replace('$', '\\$')} \\{\\n([^}]*)\\n\\}`).exec(text) ?? [];
  return body.split('\n').map((line) => line.trim());
}

describe('what nginx is told of a build', () => {
  it('each address leads to its file, and all others to none', () => {
    expect(mapOf(built().maps, '$site_file')).toEqual([
      'default "/-";',
      '"/" "/index.html";',
      '"/th" "/th.html";',
    ]);
  });

  it('a header whose rule comes last counts, as with Next', () => {
    const headers = [
      { source: '/:path*', regex: everywhere, headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
      {
        source: '/demo/:path*',
        regex: '^/demo/.*$',
        headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
      },
    ];
    const { maps, headers: lines } = built({ headers });
    expect(mapOf(maps, '$path_x_frame_options')).toEqual([
      '"/" "DENY";',
      '"/th" "DENY";',
      '"~*^/demo/.*$" "SAMEORIGIN";',
      `"~*${everywhere}" "DENY";`,
    ]);
    expect(lines).toContain('add_header X-Frame-Options $path_x_frame_options always;\n');
  });

  it('what Next keeps beside an answer is said with it: which page says the same to people', () => {
    const link = { key: 'link', value: '<https://www.example.com/seo>; rel="canonical"' };
    const { maps, headers } = built({ files: { '/seo.md': '/seo.md' }, kept: { '/seo.md': [link] } });
    expect(mapOf(maps, '$path_link')[0]).toBe(
      '"/seo.md" "<https://www.example.com/seo>; rel=\\"canonical\\"";',
    );
    expect(headers).toContain('add_header Link $path_link always;');
    expect(built().headers).not.toContain('Link');
  });

  it('what is said to navigations of the framework alone is left to Node, and no other rule may ask for more than a path', () => {
    const headers = [{ key: 'Cache-Control', value: 'private, no-store' }];
    const rule = (has: object) => [{ source: '/:path*', regex: everywhere, has: [has], headers }];
    for (const has of [
      { type: 'header', key: 'rsc' },
      { type: 'header', key: 'next-router-prefetch' },
      { type: 'query', key: '_rsc' },
    ])
      expect(built({ headers: rule(has) }).maps).not.toContain('private, no-store');
    expect(() => built({ headers: rule({ type: 'query', key: 'q' }) })).toThrow('paths alone');
  });

  it('a header that is the same everywhere is said without looking', () => {
    const headers = [{ source: '/:path*', regex: everywhere, headers: [{ key: 'A', value: 'b' }] }];
    expect(built({ headers }).headers).toContain('add_header A "b" always;');
  });

  it('backslashes and quotes arrive as they are', () => {
    const headers = [
      { source: '/a', regex: '^/a\\.txt$', headers: [{ key: 'Link', value: '</b>; rel="next"' }] },
    ];
    expect(mapOf(built({ headers }).maps, '$path_link')).toEqual([
      String.raw`"~*^/a\\.txt$" "</b>; rel=\"next\"";`,
    ]);
  });

  it('what Next redirects is no missing page', () => {
    expect(mapOf(built().maps, '$not_found_page')[0]).toBe('"~*^/old(?:/)?$" "";');
  });

  it('a rule that asks for more than the path is refused, and so is a value that nginx would read as a variable', () => {
    const rule = { source: '/:path*', regex: everywhere, headers: [{ key: 'A', value: 'b' }] };
    expect(() => built({ headers: [{ ...rule, has: [{ type: 'header', key: 'x' }] }] })).toThrow(
      'paths alone',
    );
    expect(() => built({ headers: [{ ...rule, headers: [{ key: 'A', value: '$b' }] }] })).toThrow(
      'cannot say',
    );
  });
});
