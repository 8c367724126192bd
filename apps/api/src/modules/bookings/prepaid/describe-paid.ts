import { formatDate, formatTime } from '@atrium/i18n/format';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { languageOf } from '@atrium/rules/texts/languages';
import type { Booking } from '../booking.schema';
import { serviceText } from '../service-text';

type NamedService = Parameters<typeof serviceText>[0];

/** What the guest reads beside an amount: 'Dinner, Friday 19 June 2026, 19:00'. @param code of the language */
export function describePaid(
  code: string,
  service: NamedService,
  { start, timeindex }: Pick<Booking, 'start' | 'timeindex'>,
): string {
  const language = languageOf(code) ?? 'en';
  const { name } = serviceText(service, language);
  return `${name}, ${formatDate(language, dateOf(start), 'full')}, ${formatTime(timeindex)}`;
}
