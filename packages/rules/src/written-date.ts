import { type CalendarDate, isCalendarDate } from './calendar-date';

const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/;

/**
 * A date as a file has it: `yyyy-mm-dd`, or with dots, which every country that writes them puts after the day:
 * 17.5.1980. With slashes the day comes first here and the month there, so that none is taken.
 */
export function parseWrittenDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = DOTTED.exec(text) ?? [];
  const date =
    day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDate(date) ? date : undefined;
}
