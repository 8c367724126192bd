import type { Translation } from '../../../../translation';
import type { messages as en } from '../../../en/admin/guests/messages';

export const messages = {
  title: 'Meldinger',
  none: 'Ingen meldinger er sendt til denne gjesten.',
  failed: 'Meldingene kunne ikke lastes inn.',
  subject: 'Emne',
  retention: 'Meldinger oppbevares i 90 dager.',
  write: 'Skriv melding',
  text: 'Melding',
  sendFailed: 'Meldingen kunne ikke sendes.',
  sendAgain: 'Send på nytt',
  sendAgainFailed: 'Meldingen kunne ikke sendes på nytt.',
  email: 'E-post',
  sms: 'SMS',
  unsentHint: 'Det er ikke satt opp noen e-posttjener, så meldingen ble lagret her og ikke sendt.',
  waits: 'Sendes {{when}}, etter stilletiden.',
  attempts_one: 'Etter {{count}} forsøk',
  attempts_other: 'Etter {{count}} forsøk',
  states: {
    pending: 'Venter på sending',
    sending: 'Sendes',
    sent: 'Sendt',
    failed: 'Mislyktes',
    unsent: 'Ikke sendt',
    suppressed: 'Ikke sendt',
  },
  suppressions: {
    optedOut: 'Gjesten ønsker ikke slike meldinger, så den ble ikke sendt.',
    undeliverable:
      'E-postservere har svart to ganger at adressen ikke finnes, så meldingen ble ikke sendt. Rett adressen, eller send en mislykket melding på nytt.',
    outdated: 'Ikke sendt: besøket ble avbestilt eller flyttet før meldingen kunne sendes.',
  },
} satisfies Translation<'no', typeof en>;
