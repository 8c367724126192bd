import { loadHelp } from '@atrium/help/help';
import { PAGES } from '../../../../../../tooling/runner/src/gateway/pages';
import { answersFor, screens } from './screens';

/** Those of the gateway are those of the router: app/pages.test.ts. */
const staffPages = PAGES.admin.filter((page) => /^\/admin(?:\/|$)/.test(page));

test('every page of staff has help, and nothing else has', () => {
  expect(Object.keys(screens).sort()).toEqual([...staffPages].sort());
  expect(staffPages.filter((page) => !screens[page]?.length)).toEqual([]);
});

test.each(['en', 'no'] as const)(
  'each answer that a page names is written: %s',
  async (language) => {
    const { answers } = await loadHelp(language);
    const written = new Set(answers.filter((one) => one.audience === 'staff').map(({ id }) => id));
    const named = [...new Set(Object.values(screens).flat())];
    expect(named.filter((id) => !written.has(id))).toEqual([]);
  },
);

test.each([
  ['/admin', 'today'],
  ['/admin/guests/65f0c0ffee0000000000000a', 'guest-card'],
  ['/admin/guests/65f0c0ffee0000000000000a/stays/new', 'stays'],
  ['/admin/treatments/rooms', 'spa-day'],
  ['/admin/treatments/65f0c0ffee0000000000000a', 'treatment'],
  ['/admin/settings/webhooks', 'webhooks'],
])('%s begins with %s', (address, answer) => {
  expect(answersFor(address)[0]).toBe(answer);
});

test('an address that is no page has none', () => {
  expect(answersFor('/admin/nowhere')).toEqual([]);
});
