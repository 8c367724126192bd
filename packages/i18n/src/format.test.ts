import {
  formatCompactAmount,
  formatDate,
  formatDateRange,
  formatInstant,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimeRange,
  formatWeekday,
  monthNames,
} from './format';
import { type Language, languages } from './languages';

/** Intl writes some spaces as no-break spaces; which one is the business of its data. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

describe('formatDate', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Saturday 21 November 2026', '21 November 2026', '21/11/2026'],
    ['no', 'lørdag 21. november 2026', '21. november 2026', '21.11.2026'],
    ['sv', 'lördag 21 november 2026', '21 november 2026', '2026-11-21'],
    ['fr', 'samedi 21 novembre 2026', '21 novembre 2026', '21/11/2026'],
    ['de', 'Samstag, 21. November 2026', '21. November 2026', '21.11.2026'],
    ['es', 'sábado, 21 de noviembre de 2026', '21 de noviembre de 2026', '21/11/2026'],
    ['it', 'sabato 21 novembre 2026', '21 novembre 2026', '21/11/2026'],
  ])('writes a day in %s', (language, full, long, short) => {
    // Whether English has a comma here depends on the version of its data.
    expect(plain(formatDate(language, '2026-11-21', 'full')).replace(',', '')).toBe(
      full.replace(',', ''),
    );
    expect(plain(formatDate(language, '2026-11-21', 'long'))).toBe(long);
    expect(plain(formatDate(language, '2026-11-21', 'short'))).toBe(short);
  });

  it.each(['2026-03-29', '2026-10-25', '2026-01-01', '2026-12-31'])(
    'keeps %s where it is, wherever the browser stands',
    (date) => {
      const zone = process.env.TZ;
      try {
        for (const browserZone of ['Pacific/Kiritimati', 'Europe/Oslo', 'Pacific/Pago_Pago']) {
          process.env.TZ = browserZone;
          expect(formatDate('sv', date, 'short')).toBe(date);
          expect(formatDate('sv', `${date}T00:00:00.000Z`, 'short')).toBe(date);
        }
      } finally {
        if (zone === undefined) delete process.env.TZ;
        else process.env.TZ = zone;
      }
    },
  );

  it.each(['', '2026-02-30', '2026-13-01', '2026-00-10', '0026-01-01', '21.11.2026', 'today'])(
    'refuses %p',
    (date) => {
      expect(() => formatDate('en', date)).toThrow(RangeError);
    },
  );

  it('writes 29 February of a leap year', () => {
    expect(formatDate('en', '2028-02-29')).toBe('29 February 2028');
  });
});

it('says what the days of a period share once', () => {
  expect(plain(formatDateRange('en', '2026-03-03', '2026-03-05'))).toMatch(/^3 ?– ?5 March 2026$/);
});

describe('formatWeekday', () => {
  it.each<[Language, string]>([
    ['en', 'M T W T F S S'],
    ['no', 'M T O T F L S'],
    ['sv', 'M T O T F L S'],
    ['fr', 'L M M J V S D'],
    ['de', 'M D M D F S S'],
    ['es', 'L M X J V S D'],
    ['it', 'L M M G V S D'],
  ])('gives the letters of a week in %s', (language, letters) => {
    const week = [1, 2, 3, 4, 5, 6, 0].map((day) => formatWeekday(language, day, 'narrow'));
    expect(week.join(' ')).toBe(letters);
  });

  it('counts from Sunday', () => {
    expect(formatWeekday('en', 0)).toBe('Sunday');
    expect(formatWeekday('no', 6)).toBe('lørdag');
  });
});

it('names twelve months in every language', () => {
  for (const language of languages) expect(new Set(monthNames(language)).size).toBe(12);
  expect(monthNames('no')[0]).toBe('januar');
});

describe('formatTime', () => {
  it.each([
    [0, '00:00'],
    [5, '00:05'],
    [540, '09:00'],
    [1439, '23:59'],
    [1440, '00:00'],
    [1560, '02:00'],
  ])('writes minute %i as %s', (minutes, expected) => {
    expect(formatTime(minutes)).toBe(expected);
  });

  it('writes the end only where there is one, and midnight is one', () => {
    expect(formatTimeRange(540, 690)).toBe('09:00 – 11:30');
    expect(formatTimeRange(540)).toBe('09:00');
    expect(formatTimeRange(540, null)).toBe('09:00');
    expect(formatTimeRange(0, 0)).toBe('00:00 – 00:00');
  });
});

describe('formatInstant', () => {
  it.each([
    ['before the clock changes', '2026-03-29T00:30:00Z', '01:30'],
    ['after it', '2026-03-29T01:30:00Z', '03:30'],
  ])('is right %s in Oslo', (_, instant, time) => {
    expect(formatInstant('no', instant, 'Europe/Oslo')).toContain(time);
  });

  it('writes midnight as 00, not 24', () => {
    expect(formatInstant('en', '2026-11-20T23:00:00Z', 'Europe/Oslo')).toMatch(
      /21 November.*00:00/,
    );
  });
});

describe('formatMoney', () => {
  it.each<[Language, number, string, string]>([
    ['no', 45000, 'NOK', '450 kr'],
    ['no', 45050, 'NOK', '450,50 kr'],
    ['sv', 129900, 'SEK', '1 299 kr'],
    ['en', 1250, 'GBP', '£12.50'],
    ['de', 9900, 'EUR', '99 €'],
    ['fr', 123456, 'EUR', '1 234,56 €'],
    ['it', 5, 'EUR', '0,05 €'],
    ['es', -2500, 'EUR', '-25 €'],
    ['en', 500, 'JPY', 'JP¥500'],
  ])('in %s writes %i minor units of %s as %s', (language, minor, currency, expected) => {
    expect(plain(formatMoney(language, minor, currency)).replace('−', '-')).toBe(expected);
  });
});

it('writes numbers, shares and lists by the language', () => {
  expect(plain(formatNumber('no', 14938))).toBe('14 938');
  expect(plain(formatNumber('en', 14938))).toBe('14,938');
  expect(plain(formatPercent('de', 0.255))).toBe('25,5 %');
  expect(formatList('no', ['Ada', 'Grace', 'Ole'])).toBe('Ada, Grace og Ole');
});

it.each<[Language, number, string, string]>([
  ['en', 1_200_000, 'NOK', '12k'],
  ['en', 100_000, 'NOK', '1k'],
  ['en', 5_000, 'JPY', '5k'],
  ['no', 120_000_000, 'NOK', '1,2 mill.'],
  ['de', 1_200_000, 'EUR', '12.000'],
])('writes an amount on an axis in %s: %i of %s', (language, minor, currency, text) => {
  expect(formatCompactAmount(language, minor, currency).replaceAll('\u00a0', ' ')).toBe(text);
});
