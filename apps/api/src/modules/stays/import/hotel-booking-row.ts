import { addDays, type CalendarDate, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { alpha3ToAlpha2, isValid } from 'i18n-iso-countries/index';
import type { RawRow } from '../../../common/csv/csv-rows';
import type { StayStatus } from '../stay.schema';

/** A valid row of the hotel booking demand datasets. */
export interface HotelBooking {
  hotel: string;
  /** ISO 3166-1 alpha-2, where the source knows it. */
  country?: string;
  arrivaldate: CalendarDate;
  departuredate: CalendarDate;
  bookingDate: CalendarDate;
  status: StayStatus;
  adults: number;
  children: number;
  babies: number;
  roomType: string;
  /** Minor units a night. */
  pricePerNight: number;
  /** What none of our fields hold, as written in the source. */
  facts: Record<string, string | number>;
}

export type RowReading = { booking: HotelBooking } | { problems: string[] };

/** A file without these columns is not one of the datasets. */
export const requiredColumns = [
  'hotel',
  'lead_time',
  'arrival_date_year',
  'arrival_date_month',
  'arrival_date_day_of_month',
  'stays_in_weekend_nights',
  'stays_in_week_nights',
  'adults',
  'children',
  'babies',
  'country',
  'assigned_room_type',
  'adr',
  'reservation_status',
] as const;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const statuses: Record<string, StayStatus> = {
  'Check-Out': 'departed',
  Canceled: 'cancelled',
  'No-Show': 'no-show',
};

/** The source's values for "unknown". */
const unknown = new Set(['', 'NULL', 'NA', 'Undefined']);

/** Kept as they are, so that nothing of the source is lost. */
const factColumns = [
  'meal',
  'market_segment',
  'distribution_channel',
  'customer_type',
  'deposit_type',
  'agent',
  'company',
  'reserved_room_type',
  'booking_changes',
  'days_in_waiting_list',
  'required_car_parking_spaces',
  'total_of_special_requests',
  'is_repeated_guest',
  'previous_cancellations',
  'previous_bookings_not_canceled',
  'reservation_status_date',
] as const;

/** Reads a row and collects every problem, not only the first. */
export function readHotelBooking(row: RawRow): RowReading {
  const problems: string[] = [];
  const wholeNumber = (column: string): number => {
    const text = row[column] ?? '';
    if (/^\d{1,6}$/.test(text)) return Number(text);
    problems.push(`${column} is '${text}', not a whole number`);
    return 0;
  };

  const nights = wholeNumber('stays_in_weekend_nights') + wholeNumber('stays_in_week_nights');
  const adults = wholeNumber('adults');
  const children = wholeNumber('children');
  const babies = wholeNumber('babies');
  const leadTime = wholeNumber('lead_time');
  const arrivaldate = arrivalOf(row);
  const status = statuses[row.reservation_status ?? ''];
  const price = Number(row.adr);
  const country = countryOf(row.country ?? '');

  if (!arrivaldate) problems.push('the arrival is not a date');
  if (!status) problems.push(`reservation_status is '${row.reservation_status ?? ''}'`);
  // an unreadable number is 0 here and has already been reported
  const readable = problems.length === 0;
  if (readable && nights === 0) problems.push('no night: departure is not after arrival');
  if (readable && adults === 0) problems.push('no adult');
  if (!Number.isFinite(price) || price < 0 || !row.adr)
    problems.push(`adr is '${row.adr ?? ''}', not a price`);
  if (country === null) problems.push(`country '${row.country}' is not known`);
  if (!row.hotel) problems.push('hotel is missing');

  if (problems.length > 0 || !arrivaldate || !status || country === null || !row.hotel) {
    return { problems };
  }
  return {
    booking: {
      hotel: row.hotel,
      ...(country ? { country } : {}),
      arrivaldate,
      departuredate: addDays(arrivaldate, nights),
      bookingDate: addDays(arrivaldate, -leadTime),
      status,
      adults,
      children,
      babies,
      roomType: row.assigned_room_type ?? '',
      pricePerNight: Math.round(price * 100),
      facts: factsOf(row),
    },
  };
}

function arrivalOf(row: RawRow): CalendarDate | undefined {
  const month = months.indexOf(row.arrival_date_month ?? '') + 1;
  const date = [
    row.arrival_date_year,
    String(month).padStart(2, '0'),
    (row.arrival_date_day_of_month ?? '').padStart(2, '0'),
  ].join('-');
  return isCalendarDate(date) ? date : undefined;
}

/** Two-letter code; undefined where the source does not know, null where it says nonsense. */
function countryOf(code: string): string | undefined | null {
  if (unknown.has(code)) return undefined;
  if (code.length === 2 && isValid(code)) return code;
  // East Timor's code until 2002, which the datasets still use
  return alpha3ToAlpha2(code === 'TMP' ? 'TLS' : code) ?? null;
}

function factsOf(row: RawRow): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  for (const column of factColumns) {
    const text = row[column];
    if (text === undefined || unknown.has(text)) continue;
    facts[column] = /^\d+$/.test(text) ? Number(text) : text;
  }
  return facts;
}
