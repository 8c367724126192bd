import { frameAncestors, originOf, widgetServices } from './widget';

it.each([
  ['https://www.fjord.example', 'https://www.fjord.example'],
  [' HTTPS://Fjord.Example/spa?x#y ', 'https://fjord.example'],
  ['https://fjord.example:8443/', 'https://fjord.example:8443'],
  ['https://fjord.example:443', 'https://fjord.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://127.0.0.1:4000/booking', 'http://127.0.0.1:4000'],
  ['https://xn--fjrd-gra.example', 'https://xn--fjrd-gra.example'],
])('%s is the site %s', (text, origin) => {
  expect(originOf(text)).toBe(origin);
});

it.each([
  '',
  'fjord.example',
  'http://fjord.example',
  'http://localhost.evil.example',
  'https://*',
  'https://*.example',
  'https://',
  'https://-fjord.example',
  'https://fjord.example:0',
  'https://fjord.example;script-src *',
  "https://fjord.example 'unsafe-inline'",
  'https://me:secret@fjord.example',
  'javascript://fjord.example',
  'https://fjord.example\nset-cookie: a=b',
])('%s is none', (text) => {
  expect(originOf(text)).toBeUndefined();
});

it('lets nobody but the venue’s sites and its settings put a widget into a page', () => {
  expect(frameAncestors([])).toBe("'self'");
  expect(frameAncestors(['https://a.example', 'https://b.example'])).toBe(
    "'self' https://a.example https://b.example",
  );
});

describe('what a widget offers', () => {
  const yoga = { _id: '1', category: 'Movement' };
  const sauna = { _id: '2' };
  const dance = { _id: '3', category: 'Movement' };
  const all = [yoga, sauna, dance];
  it.each([
    [[], [], all],
    [['2'], [], [sauna]],
    [[], ['Movement'], [yoga, dance]],
    [['3', '2'], ['Movement'], all],
    [['gone'], [], []],
    [[], ['Gone'], []],
  ])('of %j and %j', (services, categories, offered) => {
    expect(widgetServices(all, { services, categories })).toEqual(offered);
  });
});
