import type { Translation } from '../../../../translation';
import type { series as en } from '../../../en/admin/bookings/series';

export const series = {
  repeat: 'An mehreren Tagen wiederholen',
  every: 'Alle',
  weeks_one: '{{count}} Woche',
  weeks_other: '{{count}} Wochen',
  until: 'Bis',
  onFull: {
    label: 'Wenn ein Tag voll ist',
    skip: 'Auslassen',
    stop: 'Dort aufhören',
  },
  plan: 'Was gebucht würde',
  planFailed: 'Die Termine konnten nicht geprüft werden.',
  booked_one: '{{count}} von {{all}} Terminen hat Platz.',
  booked_other: '{{count}} von {{all}} Terminen haben Platz.',
  outcome: {
    booked: 'Platz',
    closed: 'geschlossen',
    full: 'voll',
    stopped: 'nicht mehr gebucht',
  },
  submit: 'Alle Termine mit Platz buchen',
  basket: 'Wird zusammen gebucht',
  addMore: 'Weiteres Angebot dazu wählen',
  removeItem: '{{name}} entfernen',
  bookAll_one: '{{count}} Reservierung buchen',
  bookAll_other: '{{count}} Reservierungen buchen',
  groupBooked_one: '{{count}} Reservierung angelegt.',
  groupBooked_other: '{{count}} Reservierungen angelegt.',
  dates: 'Termine der Serie',
  together: 'Zusammen gebucht',
  cancelAll: 'Alle kommenden stornieren',
  cancelAllText:
    'Alle Reservierungen, die noch nicht begonnen haben, werden storniert. Vergangene bleiben, wie sie sind. Vorauszahlungen gehen nach den jeweiligen Bedingungen zurück an den Gast.',
  done_one: '{{count}} von {{all}} Terminen ist gebucht.',
  done_other: '{{count}} von {{all}} Terminen sind gebucht.',
  putOnList: '„{{name}}“ auf die Warteliste setzen',
  fullItem:
    '„{{name}}“ hat keinen Platz für diese Gesellschaft. Es kann als Ganzes warten, während das Übrige gebucht wird.',
} satisfies Translation<'de', typeof en>;
