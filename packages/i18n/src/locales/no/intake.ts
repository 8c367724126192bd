import type { Translation } from '../../translation';
import type { intake as en } from '../en/intake';

/** Guests’ answers before a treatment, as staff meet them. */
export const intake = {
  title: 'Helseskjema',
  answered: 'Besvart {{date}}',
  notYet: 'Ikke besvart ennå',
  all: 'Besvart',
  line: 'Helseskjema: {{state}}',
  some: '{{answered}} av {{count}} har svart',
  read: 'Les svarene',
  readHint: 'Endringsloggen viser at du har lest dem.',
  close: 'Lukk',
  nothing: 'Ikke svart',
  agreed: 'Samtykket {{date}}',
  questions: {
    health: 'Helse',
    pregnancy: 'Gravid',
    allergies: 'Allergier',
  },
  guest: 'Gjest {{number}}',
  yes: 'Ja',
  no: 'Nei',
  empty: 'Ingen har svart ennå.',
  readFailed: 'Svarene kunne ikke åpnes.',
  handOver: 'Svar på denne enheten',
  handOverTitle: 'Gi fra deg denne enheten?',
  handOverText: 'Du logges ut, slik at gjesten bare ser skjemaet. Logg inn igjen etterpå.',
  handOverAction: 'Logg ut og åpne skjemaet',
  handOverFailed: 'Skjemaet kunne ikke åpnes.',
  isClosed: 'Behandlingen har begynt, så skjemaet kan ikke lenger besvares.',
} satisfies Translation<'no', typeof en>;
