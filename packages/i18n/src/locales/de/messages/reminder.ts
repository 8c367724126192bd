import type { Translation } from '../../../translation';
import type { bookingReminder as en } from '../../en/messages/reminder';

export const bookingReminder = {
  subject: 'Demnächst: {{service}}, {{date}}, {{time}}',
  body: 'Wir freuen uns auf Ihren Besuch bei {{vendor}}. Hier finden Sie alles, was Sie dafür brauchen.',
  meetingPoint: 'Treffpunkt',
  bring: 'Bitte mitbringen',
  directions: 'So finden Sie uns',
  map: 'Karte öffnen',
  cannotCome:
    'Sie können nicht kommen? Stornieren oder ändern Sie Ihre Reservierung, damit jemand anderes den Platz bekommt.',
  calendar: 'Mit der angehängten Datei übernehmen Sie die Reservierung in Ihren Kalender.',
} satisfies Translation<'de', typeof en>;
