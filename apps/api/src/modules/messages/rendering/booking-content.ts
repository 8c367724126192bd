import { formatDate, formatMoney, formatTime, formatTimeRange } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import type { MessageTexts, MessageVendor } from './message-content';

import type { BookingVars, MessageVars } from './message-vars';

export type Row = readonly [label: string, value: string];

/** No row without a value. */
export const optionalRow = (label: string, value: string | undefined): Row[] =>
  value ? [[label, value]] : [];

export const addonsText = (addons: BookingVars['addons']): string | undefined =>
  addons?.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

/** The details of a booking as rows; what it lacks is left out. */
export function bookingRows(
  t: MessageTexts,
  language: Language,
  vendor: MessageVendor,
  vars: MessageVars['bookingChange'],
): Row[] {
  return [
    ...optionalRow(t('details.bookingId'), vars.bookingId),
    [t('details.activity'), vars.service],
    ...whenRows(t, language, vars),
    [t('details.participants'), partyOf(t, vars)],
    ...optionalRow(
      t('details.also'),
      vars.also?.map((one) => `${one.service}, ${momentOf(language, one)}`).join('; '),
    ),
    ...optionalRow(t('details.addons'), addonsText(vars.addons)),
    ...optionalRow(t('details.comment'), vars.comment),
    ...(vars.price ?? []).map(({ label, value }): Row => [label, value]),
    ...optionalRow(
      t('details.total'),
      vars.total ? formatMoney(language, vars.total, vendor.currency) : undefined,
    ),
  ];
}

const momentOf = (
  language: Language,
  { date, start, end }: Pick<BookingVars, 'date' | 'start' | 'end'>,
): string => `${formatDate(language, date, 'full')}, ${formatTimeRange(start, end)}`;

function whenRows(t: MessageTexts, language: Language, vars: MessageVars['bookingChange']): Row[] {
  if (vars.before) {
    return [
      [t('details.before'), momentOf(language, vars.before)],
      [t('details.after'), momentOf(language, vars)],
    ];
  }
  return [
    [t('details.date'), formatDate(language, vars.date, 'full')],
    [t('details.time'), formatTimeRange(vars.start, vars.end)],
  ];
}

function partyOf(t: MessageTexts, { participants, numberOfChildren = 0 }: BookingVars): string {
  const all = t('details.participantsValue', { count: participants });
  if (numberOfChildren === 0) return all;
  return `${all}, ${t('details.childrenValue', { count: numberOfChildren })}`;
}

/** The deadline for free cancellation, in the venue's time. */
export function cancelNote(
  t: MessageTexts,
  language: Language,
  vendor: MessageVendor,
  cancelUntil: Date | undefined,
): string[] {
  if (!cancelUntil) return [];
  const { date, minutes } = venueTimeOf(cancelUntil.getTime(), vendor.timezone);
  return [
    t('details.cancelUntil', {
      date: formatDate(language, date, 'full'),
      time: formatTime(minutes),
    }),
  ];
}
