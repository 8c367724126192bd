import type { Translation } from '../../translation';
import type { myDay as en } from '../en/my-day';

export const myDay = {
  hours: 'Du jobber {{times}}',
  break: 'Pause {{times}}',
  off: 'Ikke på jobb',
  noTherapist: {
    title: 'Kontoen din er ikke knyttet til en terapeut',
    text: 'En administrator knytter kontoer til terapeuter under Innstillinger, Terapeuter.',
  },
  free: {
    title: 'Ingen behandlinger',
    text: 'Ingenting er bestilt hos deg denne dagen.',
  },
  failed: 'Dagen din kunne ikke lastes inn.',
  now: 'Hos deg nå',
  next: 'Neste',
  startsIn: 'om {{duration}}',
  late: '{{duration}} forsinket',
  over: 'Det var den siste i dag',
  list: 'Behandlinger',
  guest: 'Ukjent gjest',
  guests_one: '{{count}} gjest',
  guests_other: '{{count}} gjester',
  start: 'Start',
  finish: 'Ferdig',
  started: 'Startet kl. {{time}}',
  done: 'Ferdig kl. {{time}}',
  notStarted: 'Ikke startet likevel',
  reopen: 'Ikke ferdig likevel',
  pause: 'Pause',
  notes: {
    allergies: 'Allergier',
    preferences: 'Ønsker',
    comment: 'Fra gjesten',
    internal: 'Fra kolleger',
  },
  none: 'Ingen merknader',
  with: 'Sammen med {{names}}',
  minutes: '{{count}} min',
  said: {
    started: '{{name}}: startet',
    done: '{{name}}: ferdig',
    waiting: '{{name}}: ikke startet',
    failed: 'Det kunne ikke lagres.',
  },
} satisfies Translation<'no', typeof en>;
