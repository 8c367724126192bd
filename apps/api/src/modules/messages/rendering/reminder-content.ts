import { formatDate, formatTime } from '@atrium/i18n/format';
import { mapLink } from '@atrium/rules/contact/map-link';
import { bookingRows, cancelNote, optionalRow } from './booking-content';
import type { ContentFrame, MessageContent } from './message-content';
import type { MessageVars } from './message-vars';

/** A visit that is near: when it is, how to get there, and what to bring. */
export function reminderContent(
  vars: MessageVars['bookingReminder'],
  { t, language, venue, greeting }: ContentFrame,
): MessageContent {
  const { service, date, start, meetingPoint, mapAddress, bring } = vars;
  return {
    subject: t('bookingReminder.subject', {
      service,
      date: formatDate(language, date),
      time: formatTime(start),
    }),
    greeting,
    paragraphs: [t('bookingReminder.body', { vendor: venue.name })],
    details: {
      title: t('details.title'),
      rows: [
        ...bookingRows(t, language, venue, vars),
        ...optionalRow(t('bookingReminder.meetingPoint'), meetingPoint ?? mapAddress),
        ...optionalRow(t('bookingReminder.bring'), bring),
      ],
    },
    action: { label: t('details.open'), link: vars.link },
    ...(mapAddress
      ? {
          further: {
            text: t('bookingReminder.directions'),
            links: [{ label: t('bookingReminder.map'), link: mapLink(mapAddress) }],
          },
        }
      : {}),
    notes: [
      t('bookingReminder.cannotCome'),
      ...cancelNote(t, language, venue, vars.cancelUntil),
      t('bookingReminder.calendar'),
    ],
  };
}
