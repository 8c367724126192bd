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
    waiting: 'På ventelisten',
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
    confirmText: 'Se over detaljene og bekreft.',
  },
  sending: {
    slow: 'Sender fortsatt. Forbindelsen er treg, så la siden stå åpen.',
    undecided:
      'Forbindelsen ble brutt mens bestillingen for {{date}} kl. {{time}} ble sendt. Det du har fylt inn, er tatt vare på. Prøv igjen: du blir ikke bestilt to ganger.',
    offline: 'Du er frakoblet. Den sendes så snart du er tilkoblet igjen.',
  },
  again: 'Bestill igjen',
  removeFromCalendar: 'Fjern fra kalenderen',
  cancelFree: 'Avbestilling er gratis.',
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
    title: 'Handlekurven din',
    intro: 'Vi bestiller alt samlet, eller ingenting.',
    another: 'Legg til en aktivitet til',
    add: 'Legg i handlekurven',
    remove: 'Fjern {{activity}}',
    payment: 'Betaling for {{activity}}',
    nothingBooked: 'Ingenting er bestilt.',
    rest: 'Velg et annet tidspunkt for {{activity}}, eller fjern aktiviteten for å bestille resten.',
    heldUntil: 'Holdes av til deg til kl. {{time}}',
    bookAll: 'Bestill alle {{number}}',
    also: 'Også i handlekurven',
    only: 'Bestill bare {{activity}}',
    left: 'Ikke bestilt, men fortsatt i handlekurven: {{activities}}.',
    lost: 'Ingenting i den holdes lenger av til deg.',
    back: 'Tilbake',
    notHeld: 'Holdes ikke lenger av til deg',
    see: 'Se handlekurven',
    bookedAndWaiting: 'Bestillingen din er bekreftet. Du står på ventelisten for {{activities}}.',
  },
  overlap: {
    text: 'Dette overlapper med {{activity}}, {{when}}.',
    pair: '{{activity}} overlapper med {{other}}, {{when}}.',
    allowed: 'Du kan likevel bestille.',
  },
} as const satisfies Translation<'no', typeof en>;
