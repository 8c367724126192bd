import type { Translation } from '../../../translation';
import type { booking as en } from '../../en/hub/booking';

export const booking = {
  steps: {
    progress: 'Steg {{position}} av {{total}}',
    date: 'Velg dato',
    time: 'Velg tid',
    details: 'Gjesteopplysninger',
    comments: 'Kommentarer',
    overview: 'Oversikt over bestillingen',
    complete: 'Bestillingen er fullført',
  },
  continue: 'Fortsett',
  change: 'Endre',
  guest: {
    title: 'Bestilt av',
  },
  comments: {
    intro: 'Er det noe vi bør vite? Du kan la dette stå tomt.',
  },
  companion: {
    known: 'Fra tidligere bestillinger',
    addKnown: 'Legg til {{name}}',
  },
  overview: {
    when: 'Når',
    companions: 'Reisefølge',
    confirm: 'Bekreft bestillingen',
    confirmText: 'Se over at alt stemmer. Bestillingen er gjort når du fullfører den.',
  },
  sending: {
    slow: 'Sender fortsatt. Forbindelsen er treg, så la siden stå åpen.',
    undecided:
      'Forbindelsen ble brutt mens bestillingen for {{date}} kl. {{time}} ble sendt. Det du har fylt inn, er tatt vare på. Prøv igjen: du blir ikke bestilt to ganger.',
    offline: 'Du er frakoblet. Den sendes så snart du er tilkoblet igjen.',
  },
  again: 'Bestill igjen',
  removeFromCalendar: 'Fjern fra kalenderen',
  cancelFree: 'Det koster deg ingenting å avbestille.',
  membership: {
    title: 'Hvordan vil du betale?',
    use: 'Bruk {{membership}}',
    left: '{{left}} igjen, denne bestillingen bruker {{uses}}',
    unlimited: 'Ubegrenset',
    none: 'Uten medlemskap',
    covered: 'Dekket',
    paid: 'Betalt med {{membership}}',
    stay: 'Inkludert i oppholdet',
    givenBack: 'Bruken av medlemskapet gis tilbake.',
  },
  cart: {
    title: 'Bestill sammen',
    intro:
      'Legg til en aktivitet til nedenfor, eller fullfør: alt bestilles på en gang, eller ingenting.',
    another: 'Legg til en aktivitet til',
    add: 'Legg til det du bestiller sammen',
    remove: 'Fjern {{activity}}',
    payment: 'Betaling for {{activity}}',
    nothingBooked: 'Ingenting er bestilt.',
    rest: 'Velg et annet tidspunkt for {{activity}}, eller fjern aktiviteten for å bestille resten.',
    heldUntil: 'Holdes av til deg til kl. {{time}}',
  },
} as const satisfies Translation<'no', typeof en>;
