import { isCalendarDate, lastOfMonth } from './calendar-date';

/** The day, month and year dropdowns of a guest's birth date. */

export interface BirthDateParts {
  /** 1 to 31. */
  day?: number;
  /** 1 to 12. */
  month?: number;
  year?: number;
}

const LATEST_BIRTH_YEAR = 2024;
const OFFERED_YEARS = 100;
/** February offers 29 days until the year is known. */
const ANY_LEAP_YEAR = 2024;

/** 2024 and the 99 years before it, the latest first. */
export const BIRTH_YEARS: readonly number[] = Array.from(
  { length: OFFERED_YEARS },
  (_, index) => LATEST_BIRTH_YEAR - index,
);

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** 28 to 31; 31 until a month is chosen, 29 for February until a year is. */
export function daysInMonth({ month, year = ANY_LEAP_YEAR }: BirthDateParts): number {
  if (month === undefined) return 31;
  return Number(lastOfMonth(`${pad(year, 4)}-${pad(month, 2)}-01`).slice(8));
}

/** The parts after a choice; a day the month does not have becomes its last day. */
export function changeBirthDate(parts: BirthDateParts, change: BirthDateParts): BirthDateParts {
  const changed = { ...parts, ...change };
  if (changed.day === undefined) return changed;
  return { ...changed, day: Math.min(changed.day, daysInMonth(changed)) };
}

/** `yyyy-mm-dd`, or undefined while a part is missing or the day does not exist. */
export function composeBirthDate({ day, month, year }: BirthDateParts): string | undefined {
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCalendarDate(date) ? date : undefined;
}

/** The parts of a stored `yyyy-m-d` birth date, with or without leading zeros; otherwise none. */
export function parseBirthDate(text: string | null | undefined): BirthDateParts {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text ?? '') ?? [];
  const parts = { day: Number(day), month: Number(month), year: Number(year) };
  return composeBirthDate(parts) ? parts : {};
}
