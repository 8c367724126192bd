import { type CalendarDate, isCalendarDate } from './calendar-date';

const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/;

/**
 * A date as files write it: `yyyy-mm-dd`, or with dots, which always puts the day first: 17.5.1980.
 * Dates with slashes are rejected, since the order depends on the country.
 */
export function parseWrittenDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = DOTTED.exec(text) ?? [];
  const date =
    day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDate(date) ? date : undefined;
}
