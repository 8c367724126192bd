import type { Translation } from '../../translation';
import type { myDay as en } from '../en/my-day';

export const myDay = {
  hours: 'Du arbetar {{times}}',
  break: 'Rast {{times}}',
  off: 'Arbetar inte',
  noTherapist: {
    title: 'Ditt konto är inte kopplat till en terapeut',
    text: 'En administratör kopplar konton till terapeuter under Inställningar, Terapeuter.',
  },
  free: {
    title: 'Inga behandlingar',
    text: 'Inget är bokat hos dig den här dagen.',
  },
  failed: 'Din dag kunde inte läsas in.',
  now: 'Hos dig nu',
  next: 'Härnäst',
  startsIn: 'om {{duration}}',
  late: '{{duration}} sen',
  over: 'Det var den sista i dag',
  list: 'Behandlingar',
  guest: 'Okänd gäst',
  guests_one: '{{count}} gäst',
  guests_other: '{{count}} gäster',
  start: 'Starta',
  finish: 'Klar',
  started: 'Startade kl. {{time}}',
  done: 'Klar kl. {{time}}',
  notStarted: 'Inte startad ändå',
  reopen: 'Inte klar ändå',
  pause: 'Paus',
  notes: {
    allergies: 'Allergier',
    preferences: 'Önskemål',
    comment: 'Från gästen',
    internal: 'Från kollegor',
  },
  none: 'Inga anteckningar',
  with: 'Med {{names}}',
  minutes: '{{count}} min',
  said: {
    started: '{{name}}: startad',
    done: '{{name}}: klar',
    waiting: '{{name}}: inte startad',
    failed: 'Det kunde inte sparas.',
  },
} satisfies Translation<'sv', typeof en>;
