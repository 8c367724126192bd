import type { Translation } from '../../translation';
import type { messages as en } from '../en/messages';
import { giftCard } from './messages/gift-card';
import { optOut, reviewRequest } from './messages/marketing';
import { noShow } from './messages/no-show';
import { ownData } from './messages/own-data';
import { pageHead } from './messages/page-head';
import { paymentNotTaken, paymentRequest } from './messages/payment-links';
import { privacy } from './messages/privacy';
import { paymentReceived, paymentRefunded, receipt } from './messages/receipts';
import { bookingReminder } from './messages/reminder';
import { renewal } from './messages/renewal';
import { sandbox } from './messages/sandbox';
import { tableStatuses } from './messages/table-statuses';
import { intake, treatmentConfirmation, treatmentFree } from './messages/treatments';

export const messages = {
  noShow,
  renewal,
  stay: 'Opphold',
  ownData,
  pageHead,
  privacy,
  sandbox,
  bookingReminder,
  reviewRequest,
  optOut,
  tableStatuses,
  treatmentConfirmation,
  treatmentFree,
  intake,
  paymentRequest,
  paymentNotTaken,
  paymentReceived,
  paymentRefunded,
  receipt,
  giftCard,
  shared: {
    greeting: 'Hei, {{name}}!',
    greetingUnnamed: 'Hei!',
    signature: 'Vennlig hilsen {{vendor}}',
    linkHint: 'Hvis knappen ikke virker, kopierer du denne adressen inn i nettleseren:',
    contact: 'Har du spørsmål? Kontakt oss på {{contact}}.',
    automatic: 'Denne meldingen er sendt automatisk av {{vendor}}.',
  },
  calendarFeed: {
    bookings_one: '{{count}} reservasjon',
    bookings_other: '{{count}} reservasjoner',
  },
  details: {
    title: 'Din reservasjon',
    bookingId: 'Bestillingsnummer',
    activity: 'Aktivitet',
    date: 'Dato',
    time: 'Tid',
    participants: 'Deltakere',
    participantsValue_one: '{{count}} person',
    participantsValue_other: '{{count}} personer',
    adults: 'Voksne',
    children: 'Barn',
    childrenValue_one: 'hvorav {{count}} barn',
    childrenValue_other: 'hvorav {{count}} barn',
    addons: 'Tillegg',
    comment: 'Din kommentar',
    total: 'Totalt',
    before: 'Før',
    after: 'Nå',
    cancelUntil: 'Du kan avbestille gratis til {{date}} kl. {{time}}.',
    also: 'Sammen med',
    open: 'Se reservasjonen min',
  },
  passwordReset: {
    subject: 'Velg nytt passord hos {{vendor}}',
    body: 'Vi har mottatt en forespørsel om å tilbakestille passordet ditt hos {{vendor}}. Velg et nytt passord med knappen under. Lenken er gyldig i 1 time og kan brukes én gang.',
    action: 'Velg nytt passord',
    ignore:
      'Hvis du ikke har bedt om dette, kan du se bort fra meldingen. Passordet ditt forblir som det er.',
  },
  passwordChanged: {
    subject: 'Passordet ditt hos {{vendor}} er endret',
    body: 'Passordet til kontoen din hos {{vendor}} er nettopp endret, og du er logget ut overalt. Hvis det ikke var deg, må du tilbakestille passordet nå og kontakte oss.',
    action: 'Tilbakestill passordet',
  },
  emailChange: {
    subject: 'Bekreft den nye e-postadressen din hos {{vendor}}',
    body: 'Du vil logge inn hos {{vendor}} med denne e-postadressen fra nå av. Bekreft den med knappen nedenfor. Lenken er gyldig i 1 time og kan brukes én gang.',
    action: 'Bekreft adressen',
    ignore: 'Hvis du ikke ba om dette, kan du se bort fra denne meldingen. Da endres ingenting.',
  },
  emailChanged: {
    subject: 'E-postadressen din hos {{vendor}} er endret',
    body: 'E-postadressen til kontoen din hos {{vendor}} er nettopp endret, og du logger inn med den nye fra nå av. Hvis dette ikke var deg, må du kontakte oss med en gang.',
    action: 'Til {{vendor}}',
  },
  signInLink: {
    subject: 'Logg inn hos {{vendor}}',
    body: 'Du har bedt om å logge inn hos {{vendor}}. Åpne lenken i nettleseren der du ba om den; i en annen viser den en kode som du skriver inn der. Lenken gjelder i 15 minutter og kan brukes én gang.',
    action: 'Logg inn',
    ignore:
      'Hvis du ikke ba om dette, kan du se bort fra meldingen. Ikke gi noen en kode. Uten den kommer ingen inn på kontoen din.',
  },
  newDevice: {
    subject: 'Ny innlogging på kontoen din hos {{vendor}}',
    body: 'Noen har nettopp logget inn på kontoen din hos {{vendor}} fra en enhet som ikke er brukt der før. Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, bør du logge ut enheten og bytte passord nå.',
    action: 'Se enhetene mine',
    details: 'Innloggingen',
    device: 'Enhet',
    on: '{{browser}} på {{system}}',
    unknown: 'Ukjent',
    time: 'Tidspunkt',
    address: 'Nettverksadresse',
  },
  secondFactorChanged: {
    subject: 'Totrinnsinnlogging er endret',
    body: 'Måten å logge inn på kontoen nedenfor hos {{vendor}} er nettopp endret. Hvis du ikke ventet dette, bør du bytte passord nå og si fra til den som har ansvar for Atrium hos {{vendor}}.',
    action: 'Se kontoen min',
    details: 'Endringen',
    account: 'Konto',
    change: 'Hva',
    by: 'Av',
    set: 'Totrinnsinnlogging satt opp',
    removed: 'Totrinnsinnlogging slått av',
    reset: 'Totrinnsinnlogging tilbakestilt',
    passkeyAdded: 'Passnøkkel lagt til',
    passkeyRemoved: 'Passnøkkel fjernet',
  },
  passkeyChanged: {
    subject: 'Passnøklene til kontoen din hos {{vendor}} er endret',
    body: 'Passnøklene som logger deg inn på kontoen din hos {{vendor}}, er nettopp endret. Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, bør du bytte passord nå og fjerne alle passnøkler som ikke er dine.',
    name: 'Passnøkkel',
    added: 'Lagt til',
    removed: 'Fjernet',
  },
  activation: {
    subject: 'Aktiver kontoen din hos {{vendor}}',
    body: '{{vendor}} har opprettet en konto til deg, der du kan bestille aktiviteter og se reservasjonene dine. Velg et passord for å aktivere den.',
    action: 'Aktiver konto',
    ignore: 'Hvis du ikke ventet denne meldingen, kan du se bort fra den.',
  },
  staffInvitation: {
    subject: 'Din tilgang til {{vendor}} i Atrium',
    body: '{{inviter}} har gitt deg tilgang til {{vendor}} i Atrium. Velg et passord for å komme i gang. Lenken er gyldig i 7 dager og kan brukes én gang.',
    action: 'Velg passord',
    ignore: 'Hvis du ikke ventet denne meldingen, kan du se bort fra den.',
  },
  staffPasswordReset: {
    subject: 'Velg nytt passord til Atrium',
    body: 'Vi har mottatt en forespørsel om å tilbakestille passordet du bruker for {{vendor}} i Atrium. Velg et nytt passord med knappen under. Lenken er gyldig i 1 time og kan brukes én gang.',
    action: 'Velg nytt passord',
    ignore:
      'Hvis du ikke har bedt om dette, kan du se bort fra meldingen. Passordet ditt forblir som det er.',
  },
  welcome: {
    subject: 'Velkommen til {{vendor}}',
    body: 'Kontoen din er klar. Nå kan du bestille aktiviteter, endre reservasjoner og se oppholdene dine på ett sted.',
    action: 'Til min side',
  },
  bookingConfirmation: {
    subject: 'Bekreftet: {{service}}, {{date}}',
    body: 'Reservasjonen din hos {{vendor}} er bekreftet. Vi gleder oss til å se deg!',
  },
  bookingChange: {
    subject: 'Endret: {{service}}, {{date}}',
    body: 'Reservasjonen din hos {{vendor}} er endret. Her er de nye opplysningene.',
  },
  bookingCancellation: {
    subject: 'Avbestilt: {{service}}, {{date}}',
    body: 'Reservasjonen din hos {{vendor}} er avbestilt. Vi håper å se deg en annen gang.',
    action: 'Bestill på nytt',
  },
  bookedAs: 'Bestilt uten konto av {{name}}.',
  waitingListEntry: {
    subject: 'Venteliste: {{service}}, {{date}}',
    body: 'Du står på ventelisten hos {{vendor}}. Vi skriver til deg så snart det blir en ledig plass. Inntil da er ingen plass holdt av til deg.',
    position: 'Du er nummer {{position}} på listen.',
  },
  soldStay: '{{name}}, {{days}}',
  stayBought: {
    subject: 'Oppholdet ditt er bestilt: {{about}}',
    text: 'Vi gleder oss til å se deg {{day}}.\n\nOppholdet ditt har aktiviteter og behandlinger. Velg tidene her når det passer deg:\n\n{{link}}\n\nTa vare på denne e-posten: Den som har lenken, kan se oppholdet ditt og bestille det som er med.',
  },
  paymentReturned: {
    subject: 'Betalingen din er på vei tilbake: {{about}}',
    text: 'Da betalingen din kom fram, hadde noen andre tatt den siste plassen til {{about}}. Ingenting er bestilt, og du får hele beløpet, {{sum}}, tilbake. Avhengig av banken din tar det noen dager.\n\nVi beklager. Velg gjerne en annen tid.',
  },
  changeReturned: {
    subject: 'Betalingen din er på vei tilbake: {{about}}',
    text: 'Da betalingen din kom fram, kunne endringen ikke lenger gjøres: {{about}}. Bestillingen din er som før, og du får hele beløpet, {{sum}}, tilbake. Avhengig av banken din tar det noen dager.\n\nVi beklager. Endre gjerne bestillingen på en annen måte.',
  },
  tableReady: {
    subject: 'Bordet ditt hos {{vendor}} er klart',
    body: 'Bordet ditt er klart. Kom gjerne til inngangen i løpet av de neste minuttene, så viser vi deg til bordet.',
  },
  waitingListPromotion: {
    subject: 'Det er plass til deg: {{service}}, {{date}}',
    body: 'Gode nyheter: Det er blitt en ledig plass hos {{vendor}}, og reservasjonen din er nå bekreftet.',
    cannotCome: 'Hvis du ikke lenger kan komme, ber vi deg avbestille, så noen andre får plassen.',
  },
} satisfies Translation<'no', typeof en>;
