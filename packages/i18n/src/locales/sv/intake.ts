import type { Translation } from '../../translation';
import type { intake as en } from '../en/intake';

/** Guests’ answers before a treatment, as staff meet them. */
export const intake = {
  title: 'Hälsoformulär',
  answered: 'Besvarat {{date}}',
  notYet: 'Inte besvarat än',
  all: 'Besvarat',
  line: 'Hälsoformulär: {{state}}',
  some: '{{answered}} av {{count}} har svarat',
  read: 'Läs svaren',
  readHint: 'Ändringsloggen visar att du har läst dem.',
  close: 'Stäng',
  nothing: 'Inget svar',
  agreed: 'Samtyckte {{date}}',
  questions: {
    health: 'Hälsa',
    pregnancy: 'Gravid',
    allergies: 'Allergier',
  },
  guest: 'Gäst {{number}}',
  yes: 'Ja',
  no: 'Nej',
  empty: 'Ingen har svarat än.',
  readFailed: 'Svaren kunde inte öppnas.',
  handOver: 'Svara på den här enheten',
  handOverTitle: 'Lämna över den här enheten?',
  handOverText: 'Du loggas ut, så att gästen bara ser formuläret. Logga in igen efteråt.',
  handOverAction: 'Logga ut och öppna formuläret',
  handOverFailed: 'Formuläret kunde inte öppnas.',
  isClosed: 'Behandlingen har börjat, så formuläret kan inte längre besvaras.',
} satisfies Translation<'sv', typeof en>;
