import type { Translation } from '../../../translation';
import type { sandbox as en } from '../../en/messages/sandbox';

export const sandbox = {
  title: 'Testbetaling',
  notice:
    'Dette er en sandkasse. Ingen penger flyttes, og det trengs ikke noe kort: velg hva som skal skje.',
  pay: 'Betal {{sum}}',
  askToConfirm: 'Betal med 3-D Secure',
  giveCard: 'Oppgi kortet',
  giveWithSecure: 'Oppgi det med 3-D Secure',
  confirmText: 'Nå ville banken din spurt om det er du som betaler.',
  confirm: 'Ja, det er meg',
  decline: 'Avvis kortet',
  declined: 'Kortet ble avvist. Velg på nytt.',
  leave: 'Gå tilbake uten å betale',
  misbehave: 'Betal, og la leverandøren svikte',
  silence: 'Ingen svar når pengene skal trekkes',
  later: 'Oppgi et kort som svikter senere',
  cards: {
    declines: 'Banken avviser det senere',
    needsGuest: 'Banken spør etter deg senere',
    isSilent: 'Ingen svar når det belastes senere',
  },
  closed: 'Betalingen er avsluttet',
  back: 'Fortsett',
  notices: {
    late: 'Meldingen kommer for sent',
    twice: 'Meldingen kommer to ganger',
    outOfOrder: 'Meldingene kommer i feil rekkefølge',
    never: 'Meldingen kommer aldri',
  },
} satisfies Translation<'no', typeof en>;
