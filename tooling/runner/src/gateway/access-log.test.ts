import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

const read = (path: string) => readFileSync(join(root, 'docker', path), 'utf8');
const conf = read('access-log.conf');

/** As nginx takes the first expression that matches. */
function loggedPath(uri: string): string | undefined {
  for (const [, expression = '', value = ''] of conf.matchAll(/^ {2}"~(.+)" "(.+)";$/gm)) {
    const groups = new RegExp(expression).exec(uri)?.groups;
    if (groups) return value.replace(/\$\{?(\w+)\}?/g, (_all, name: string) => groups[name] ?? '');
  }
  return undefined;
}

it.each([
  ['/activity-hub/fjord/intake/65a0-c2lnbmVk', '/activity-hub/fjord/intake/-'],
  ['/activity-hub/fjord/intake/65a0-c2lnbmVk/', '/activity-hub/fjord/intake/-'],
  ['/intake/65a0-c2lnbmVk?lang=de', '/intake/-'],
  ['/activity-hub/fjord/pay/65a0-c2lnbmVk?back', '/activity-hub/fjord/pay/-'],
  ['/pay/65a0-c2lnbmVk', '/pay/-'],
  ['/api/v1/hub/intake?vendor=fjord&token=65a0-c2lnbmVk', '/api/v1/hub/intake'],
  ['/api/v1/spa/feeds/c2VjcmV0.ics', '/api/v1/spa/feeds/-'],
  ['/api/v1/feeds/c2VjcmV0.ics', '/api/v1/feeds/-'],
  ['/guest/resetPassword?guestId=65a0&code=c2VjcmV0', '/guest/resetPassword'],
  ['/admin/settings/intake', '/admin/settings/intake'],
  ['/', '/'],
])('%s is logged as %s', (uri, logged) => {
  expect(loggedPath(uri)).toBe(logged);
});

it('is how both images log, and no other field repeats an address', () => {
  const format = /^log_format without_secrets ([^;]+);$/m.exec(conf)?.[1] ?? '';
  expect(format).toContain('$logged_path');
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|http_referer)\b/);
  for (const image of ['gateway', 'app']) {
    expect(read(`${image}/default.conf.template`)).toMatch(/access_log \S+ without_secrets;/);
    expect(read(`${image}/Dockerfile`)).toContain('COPY docker/access-log.conf');
  }
});
