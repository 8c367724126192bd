import type { Translation } from '../../../translation';
import type { reports as en } from '../../en/admin/reports';

export const reports = {
  title: 'Berichte',
  failed: 'Der Bericht konnte nicht geladen werden.',
  none: 'In diesem Zeitraum gibt es nichts zu zählen.',
  noSegment: 'Ohne Segment',
  gone: 'Nicht mehr vorhanden',
  presets: {
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    thisYear: 'Dieses Jahr',
  },
  groupBy: {
    label: 'Nach',
    day: 'Tag',
    week: 'Woche',
    month: 'Monat',
  },
  tables: {
    period: 'Nach Zeitraum',
    service: 'Nach Angebot',
    segment: 'Nach Segment',
  },
  heads: {
    period: 'Zeitraum',
    service: 'Angebot',
    segment: 'Segment',
  },
  names: {
    bookings: 'Buchungen',
    waiting: 'Auf der Warteliste',
    cancelled: 'Storniert',
    participants: 'Teilnehmende',
    adults: 'Erwachsene',
    children: 'Kinder',
    capacity: 'Angebotene Plätze',
    occupancy: 'Auslastung',
    revenue: 'Umsatz',
    due: 'Vorbei',
    noShows: 'Nicht Erschienene',
    noShowRate: 'Anteil nicht Erschienener',
    noShowParticipants: 'Nicht erschienene Personen',
    guests: 'Gäste',
    repeatGuests: 'Mehr als einmal da',
    dropIns: 'Ohne Gast',
  },
  definitions: {
    bookings:
      'Aktive Reservierungen, die nicht warten, ob erschienen oder nicht, am Tag ihres Beginns.',
    waiting: 'Reservierungen auf einer Warteliste; sie belegen keine Plätze.',
    cancelled: 'Storniert oder durch ihren Status inaktiv.',
    participants: 'Personen der zählenden Reservierungen, Kinder eingeschlossen.',
    adults: 'Teilnehmende, die keine Kinder sind.',
    children: 'Kinder unter den Teilnehmenden.',
    capacity: 'Plätze aller angebotenen Zeiten. Plätze gehören zu keinem Segment.',
    occupancy: 'Teilnehmende von angebotenen Plätzen; über 100 % bei Überbuchung.',
    revenue:
      'Preis mal Teilnehmende und Extras, zu den vereinbarten Bedingungen; bezahlt oder nicht.',
    due: 'Zählende Reservierungen, deren Ende vorbei ist.',
    noShows: 'Vorbei und nie als angekommen vermerkt.',
    noShowRate: 'Nicht Erschienene unter den vergangenen Reservierungen.',
    noShowParticipants: 'Teilnehmende der nicht Erschienenen.',
    guests: 'Verschiedene Gäste mit einer zählenden Reservierung.',
    repeatGuests: 'Gäste mit mehr als einer solchen Reservierung im Zeitraum.',
    dropIns: 'Zählende Reservierungen ohne Gast.',
  },
} satisfies Translation<'de', typeof en>;
