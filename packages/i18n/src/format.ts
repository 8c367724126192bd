import { type Language, languageInfo } from './languages';

/** How much of a date is written. */
export type DateStyle = keyof typeof dateStyles;

const dateStyles = {
  /** 'Saturday 21 November 2026' */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** '21 November 2026' */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Sat 21 Nov' for cards and lists of the near future */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 'Sat 21' on the axis of a chart, where the month is said elsewhere */
  weekdayDay: { weekday: 'short', day: 'numeric' },
  /** '21/11/2026' for tables */
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 'November 2026' for the head of a calendar */
  month: { month: 'long', year: 'numeric' },
  /** 'Nov' where the day stands below it */
  monthShort: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})/;

// Making a formatter costs some 50 times what using it costs.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dateFormats, language, options, () => {
    return new Intl.DateTimeFormat(languageInfo[language].locale, options);
  });
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numberFormats, language, options, () => {
    return new Intl.NumberFormat(languageInfo[language].locale, options);
  });
}

function kept<Format>(
  formats: Map<string, Format>,
  language: Language,
  options: object,
  make: () => Format,
): Format {
  const key = `${language}|${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

/**
 * Writes a calendar date of the venue. It is read and written in UTC, so that neither the browser's
 * time zone nor a change of the clock can move the day.
 *
 * @param date `yyyy-mm-dd`; anything after the day, as in an ISO date-time, is ignored
 * @throws RangeError when it is no calendar date
 */
export function formatDate(language: Language, date: string, style: DateStyle = 'long'): string {
  return dateFormat(language, { ...dateStyles[style], timeZone: 'UTC' }).format(utcDay(date));
}

/**
 * Writes the days of a period, saying what they share once: '3 – 5 March 2026'.
 *
 * @param from `yyyy-mm-dd`
 * @param to `yyyy-mm-dd`, not before `from`
 */
export function formatDateRange(language: Language, from: string, to: string): string {
  const format = dateFormat(language, { ...dateStyles.long, timeZone: 'UTC' });
  return format.formatRange(utcDay(from), utcDay(to));
}

/**
 * The name of a weekday.
 *
 * @param weekday 0 (Sunday) to 6, as everywhere in the product
 */
export function formatWeekday(
  language: Language,
  weekday: number,
  style: 'long' | 'short' | 'narrow' = 'long',
): string {
  // 4 January 1970 was a Sunday.
  const day = new Date(Date.UTC(1970, 0, 4 + weekday));
  return dateFormat(language, { weekday: style, timeZone: 'UTC' }).format(day);
}

/**
 * Names of the months, January first, as they stand alone in a list of choices.
 */
export function monthNames(language: Language): string[] {
  const format = dateFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)));
}

/**
 * Minutes from midnight as HH:MM, the same in every language. An end
 * after midnight is written as the clock shows it: 1500 is '01:00'.
 */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  const hour = String(Math.floor(ofDay / 60)).padStart(2, '0');
  return `${hour}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** 'HH:MM – HH:MM', or the start alone when the end is not known or not to be shown. */
export function formatTimeRange(start: number, end?: number | null): string {
  return end === undefined || end === null
    ? formatTime(start)
    : `${formatTime(start)} – ${formatTime(end)}`;
}

/**
 * Writes an instant as date and time on the clocks of a place.
 *
 * @param instant ISO 8601 with its zone, or a Date
 * @param timeZone IANA name, normally the venue's
 */
export function formatInstant(
  language: Language,
  instant: string | Date,
  timeZone: string,
): string {
  return dateFormat(language, {
    ...dateStyles.long,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant));
}

/**
 * Writes an amount of money; decimals only where there are any.
 *
 * @param minor minor units of the currency: øre, cents
 * @param currency ISO 4217
 */
export function formatMoney(language: Language, minor: number, currency: string): string {
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits);
}

/** As `formatMoney`, without the currency: for a column whose head names it. */
export function formatAmount(language: Language, minor: number, currency: string): string {
  const unit = unitOf(currency);
  return numberFormat(language, {
    minimumFractionDigits: minor % unit === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / unit);
}

/**
 * An amount on the axis of a chart, in whole units and short, without its currency: '12k', '1.5m'.
 *
 * @param minor minor units of the currency
 * @param currency ISO 4217
 */
export function formatCompactAmount(language: Language, minor: number, currency: string): string {
  return numberFormat(language, { notation: 'compact' }).format(minor / unitOf(currency));
}

/** Minor units of one unit of a currency. @param currency ISO 4217 */
export function unitOf(currency: string): number {
  const format = numberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

export function formatNumber(language: Language, value: number): string {
  return numberFormat(language, {}).format(value);
}

/** '3 days', '90 minutes' */
export function formatUnit(
  language: Language,
  value: number,
  unit: 'minute' | 'hour' | 'day' | 'month',
): string {
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** @param share 0.25 is '25%' */
export function formatPercent(language: Language, share: number): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** By how much something has grown: '+12%', '-3%'. @param share 0.12 for 12 % */
export function formatGrowth(language: Language, share: number): string {
  return numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
    signDisplay: 'exceptZero',
  }).format(share);
}

/** 'Ada, Grace and Ole' */
export function formatList(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(languageInfo[language].locale).format(items);
}

function utcDay(date: string): Date {
  const [, year, month, day] = calendarDate.exec(date) ?? [];
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Date.UTC turns 31 February into 3 March and the year 26 into 1926; a date that moves was none.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date.slice(0, 10)) {
    throw new RangeError(`Not a calendar date: ${date}`);
  }
  return instant;
}
