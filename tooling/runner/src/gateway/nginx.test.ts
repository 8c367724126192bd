import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../../packages/i18n/src/languages';
import { root } from '../workspace';
import { FAILURES, type FailureCode, failureOf, RETRY_AFTER_SECONDS } from './failures';
import { policyWithin, venueOfContainer } from './frame-ancestors';
import { BUILT_HEADS, headAskedFor, nginxHeads } from './page-heads';
import { isPage, nginxPagesOf, PAGES } from './pages';
import { APPS, MAIN_RULES, ROOT_FILES, SHARED_RULES, targetOf, vendorOfHost } from './routes';
import { SECURITY_HEADERS } from './security-headers';

const gateway = readFileSync(join(root, 'docker/gateway/default.conf.template'), 'utf8');

interface NginxMap {
  source: string;
  fallback: string;
  entries: { pattern: string; value: string }[];
}

/** nginx's `map` blocks by the variable they set. */
function readMaps(text: string, environment: Record<string, string>): Map<string, NginxMap> {
  const plain = text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\$\{(\w+)\}/g, (_all, name) => environment[name] ?? '');
  const maps = new Map<string, NginxMap>();
  for (const [, source = '', target = '', body = ''] of plain.matchAll(
    /map \$(\w+) \$(\w+) \{([^}]*)\}/g,
  )) {
    const entries = [...body.matchAll(/^\s*("([^"]*)"|\S+)\s+("([^"]*)"|\S+);$/gm)].map(
      (entry) => ({
        pattern: entry[2] ?? entry[1] ?? '',
        value: entry[4] ?? entry[3] ?? '',
      }),
    );
    const isFallback = ({ pattern }: { pattern: string }) => pattern === 'default';
    maps.set(target, {
      source,
      fallback: entries.find(isFallback)?.value ?? '',
      entries: entries.filter((entry) => !isFallback(entry)),
    });
  }
  return maps;
}

/** What nginx sets a variable to, as its documentation of `map` says. */
function evaluate(
  name: string,
  maps: Map<string, NginxMap>,
  given: Record<string, string>,
): string {
  const map = maps.get(name);
  if (!map) {
    return given[name] ?? '';
  }
  const source = evaluate(map.source, maps, given);
  const exact = map.entries.find(({ pattern }) => !pattern.startsWith('~') && pattern === source);
  const matching = map.entries.find(({ pattern }) => {
    const [, anyCase, expression] = /^~(\*?)(.*)$/.exec(pattern) ?? [];
    return expression !== undefined && new RegExp(expression, anyCase && 'i').test(source);
  });
  const value = (exact ?? matching)?.value ?? map.fallback;
  return value.startsWith('$') ? evaluate(value.slice(1), maps, given) : value;
}

const PATHS = [
  '/',
  '/about',
  '/minside/fjord',
  '/open_booking',
  '/open-apix',
  '/favicon.ico',
  '/favicon.ico/x',
  '/robots.txt',
  ...[...SHARED_RULES, ...MAIN_RULES].flatMap(({ prefix }) => [
    prefix,
    `${prefix}/`,
    `${prefix}/deep/link.json`,
    `${prefix}x`,
    `/x${prefix}`,
  ]),
];
const HOSTS = [
  'atrium.example',
  'www.atrium.example',
  'fjord.atrium.example',
  'fjord-2.atrium.example',
  'a.b.atrium.example',
  'evilatrium.example',
  '-.atrium.example',
];

describe("docker's gateway", () => {
  const maps = readMaps(gateway, { ATRIUM_HOST: 'atrium.example' });

  it.each(HOSTS)('routes every path on %s as routes.ts does', (host) => {
    const isVendorHost = vendorOfHost(host, 'atrium.example') !== undefined;
    const routed = (uri: string) => evaluate('target', maps, { uri, host });
    expect(PATHS.map((path) => `${path} -> ${routed(path)}`)).toEqual(
      PATHS.map((path) => `${path} -> ${targetOf(path, isVendorHost)}`),
    );
  });

  it('has a line for each rule and no more', () => {
    expect(maps.get('shared_target')?.entries).toHaveLength(
      SHARED_RULES.length + ROOT_FILES.length,
    );
    expect(maps.get('main_target')?.entries).toHaveLength(MAIN_RULES.length);
  });

  it('refuses in the words of the local gateway', () => {
    const answers = [
      ...gateway.matchAll(
        /location = \/gateway-failure\/(\w+) \{\s+internal;[^}]*?return (\d+) '([^']*)';/g,
      ),
    ].map(([, name = '', status, body = '']) => [name, Number(status), JSON.parse(body)]);
    const codes = Object.keys(FAILURES) as FailureCode[];
    const own = codes.filter((code) => code !== 'NOT_FOUND' && code !== 'INTERNAL');
    expect(answers).toEqual(
      own.map((code) => [code.toLowerCase(), FAILURES[code][0], failureOf(code)]),
    );
    for (const [name] of answers)
      expect(gateway).toMatch(new RegExp(`error_page [\\d =]+/gateway-failure/${name};`));
    expect(gateway).toContain(`add_header retry-after ${RETRY_AFTER_SECONDS} always;`);
  });

  it('lets a venue’s sites show its booking, as the local gateway does', () => {
    const [, expression = '', block = ''] =
      /location ~\* (\S*container\S*) \{([^}]*)\}/.exec(
        gateway.replaceAll('${' + 'ATRIUM_SCHEME}', 'http'),
      ) ?? [];
    const paths = ['/container/fjord', '/Container/fjord/65a0/', '/container', '/container/a/b/c'];
    paths.push('/container/a\r\nb', '/container/a?b');
    for (const path of [...paths, ...PATHS]) {
      const venue = new RegExp(expression, 'i').exec(path)?.groups?.container_venue;
      expect([path, venue]).toEqual([path, venueOfContainer(path)]);
    }
    expect(block).toContain(
      `add_header content-security-policy "${policyWithin('$framed_by')}" always;`,
    );
    expect(block).toContain('proxy_hide_header content-security-policy;');
    expect(block).toContain('auth_request /gateway-ancestors;');
    expect(maps.get('framed_by')).toMatchObject({
      ...{ source: 'target', fallback: "'none'" },
      entries: [{ pattern: 'public', value: '$ancestors' }],
    });
    expect(gateway).toContain('/api/v1/container/$container_venue/ancestors;');
    expect(gateway).toContain('proxy_cache_valid 204 1m;');
  });

  it('puts the heads of venues’ pages into them, as the local gateway does', () => {
    expect(gateway).toContain(nginxHeads());
    const [, expression = '', block = ''] =
      /location ~\* "(\S*minside\S*)" \{([^}]*\}[^}]*)\}/.exec(gateway.replaceAll('${', '$ {')) ??
      [];
    const thing = '650000000000000000000001';
    const paths = [
      ...['/', '/minside', '/minside/fjord/', '/minside/a b', '/activity-hub/fjord', '/about'],
      ...['/new-reservation', `/discover/${thing}`, '/new-activity/1', `/New-Treatment/${thing}`],
      `/activity-hub/fjord/discover/${thing}`,
      `/activity-hub/fjord/pay/${thing}`,
    ];
    for (const host of ['atrium.example', 'fjord.atrium.example']) {
      for (const path of paths) {
        const hostVenue = vendorOfHost(host, 'atrium.example');
        const target = targetOf(path, hostVenue !== undefined);
        const asked = target === 'api' ? undefined : headAskedFor(target, path, hostVenue);
        // what has a head comes to the block that asks for it
        if (asked) expect([path, new RegExp(expression, 'i').test(path)]).toEqual([path, true]);
      }
    }
    for (const app of ['hub', 'public'] as const) {
      const { title, about } = BUILT_HEADS[app];
      expect(block).toContain(`sub_filter '${title}' $${app}_title;`);
      expect(block).toContain(`sub_filter '${about}' $${app}_about;`);
      expect(gateway).toContain(`"" "${title}";\n  default $page_head;`);
      expect(gateway).toContain(`"" '${about}';\n  default "";`);
    }
    expect(gateway).toContain('proxy_pass http://api/heads/$asked_head;');
    expect(gateway).toContain('proxy_cache_valid 204 404 1m;');
  });

  it('forwards what the local gateway forwards, and lets events through', () => {
    for (const line of [
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header X-Forwarded-Proto',
      'proxy_buffering off;',
    ]) {
      expect(gateway).toContain(line);
    }
  });
});

describe("docker's apps", () => {
  const app = readFileSync(join(root, 'docker/app/default.conf.template'), 'utf8');

  it.each(APPS)('know the pages of %s', (name) => {
    const file = readFileSync(join(root, 'docker', 'app', 'pages', `${name}.conf`), 'utf8');
    expect(file).toBe(nginxPagesOf(name));
  });

  it.each(APPS)('answer 404 with any other page of %s, as the local gateway does', (name) => {
    const [isKnown] = readMaps(nginxPagesOf(name), {}).values();
    const known = (path: string) =>
      isKnown?.entries.some(({ pattern }) => new RegExp(pattern.slice(2), 'i').test(path));
    const paths = [...PAGES[name], ...PATHS].map((path) => path.replace(/:\w+\??/g, 'x'));
    for (const path of paths) {
      expect([path, known(path), known(`${path}?a=/b`)]).toEqual([
        ...[path, isPage(name, path), isPage(name, path)],
      ]);
    }
    expect(app).toMatch(/error_page 404 @no-page;\s+if \(\$page = ""\)/);
  });

  it.each([
    ['en-GB,no;q=0.5', '', 'en'],
    ['nb-NO', '', 'no'],
    ['nn', '', 'no'],
    ['pt-BR', '', 'en'],
    ['nonsense', '', 'en'],
    ['de', 'sv', 'sv'],
    ['de', 'pt', 'de'],
    ['de', 'nb-NO', 'no'],
  ])(
    'send whom asks for %s, or for %s in the address, the page in %s',
    (accepted, asked, language) => {
      expect(
        evaluate('page_language', readMaps(app, {}), {
          http_accept_language: accepted,
          arg_lang: asked,
        }),
      ).toBe(language);
    },
  );

  it('know every language', () => {
    const named = readMaps(app, {})
      .get('page_language')
      ?.entries.map(({ value }) => value);
    expect(named?.toSorted()).toEqual(languages.toSorted());
  });

  it('send the security headers of the local gateway', () => {
    const file = readFileSync(join(root, 'docker/app/security-headers.conf'), 'utf8');
    const headers = Object.fromEntries(
      [...file.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(headers).toEqual(SECURITY_HEADERS);
  });

  it('add them wherever they add a header of their own', () => {
    const locations =
      app.replaceAll('${' + 'ATRIUM_APP}', 'hub').match(/location [^{]*\{[^}]*\}/g) ?? [];
    const adding = locations.filter((block) => block.includes('add_header'));
    expect(adding.length).toBeGreaterThan(2);
    for (const block of adding) {
      expect(block).toContain('include /etc/nginx/security-headers.conf;');
    }
  });
});
