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
  stay: 'Soggiorno',
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
    greeting: 'Buongiorno {{name}},',
    greetingUnnamed: 'Buongiorno,',
    signature: 'Cordiali saluti, {{vendor}}',
    linkHint: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
    contact: 'Ha domande? Ci contatti: {{contact}}.',
    automatic: 'Questo messaggio è stato inviato automaticamente da {{vendor}}.',
  },
  calendarFeed: {
    bookings_one: '{{count}} prenotazione',
    bookings_many: '{{count}} prenotazioni',
    bookings_other: '{{count}} prenotazioni',
  },
  details: {
    title: 'La Sua prenotazione',
    bookingId: 'Numero di prenotazione',
    activity: 'Attività',
    date: 'Data',
    time: 'Ora',
    participants: 'Partecipanti',
    participantsValue_one: '{{count}} persona',
    participantsValue_many: '{{count}} di persone',
    participantsValue_other: '{{count}} persone',
    adults: 'Adulti',
    children: 'Bambini',
    childrenValue_one: 'di cui {{count}} bambino',
    childrenValue_many: 'di cui {{count}} di bambini',
    childrenValue_other: 'di cui {{count}} bambini',
    addons: 'Extra',
    comment: 'Il Suo commento',
    total: 'Totale',
    before: 'Prima',
    after: 'Ora',
    cancelUntil: 'Può annullare gratuitamente entro il {{date}} alle {{time}}.',
    also: 'Insieme a',
    open: 'Vedi la mia prenotazione',
  },
  passwordReset: {
    subject: 'Scelga una nuova password per {{vendor}}',
    body: 'Abbiamo ricevuto una richiesta di reimpostazione della Sua password presso {{vendor}}. Scelga una nuova password con il pulsante qui sotto. Il link è valido per 1 ora e può essere usato una sola volta.',
    action: 'Scegli una nuova password',
    ignore:
      'Se non è stato Lei a richiederlo, può ignorare questo messaggio. La Sua password resta invariata.',
  },
  passwordChanged: {
    subject: 'La Sua password presso {{vendor}} è stata modificata',
    body: 'La password del Suo account presso {{vendor}} è appena stata modificata e tutte le sessioni sono state chiuse. Se non è stato Lei, reimposti subito la password e ci contatti.',
    action: 'Reimposta la mia password',
  },
  staffInvitation: {
    subject: 'Il Suo accesso a {{vendor}} in Atrium',
    body: '{{inviter}} Le ha dato accesso a {{vendor}} in Atrium. Scelga una password per iniziare. Il link è valido per 7 giorni e può essere usato una sola volta.',
    action: 'Scegli una password',
    ignore: 'Se non aspettava questo messaggio, può ignorarlo.',
  },
  staffPasswordReset: {
    subject: 'Scelga una nuova password per Atrium',
    body: 'Abbiamo ricevuto una richiesta di reimpostazione della password che usa per {{vendor}} in Atrium. Scelga una nuova password con il pulsante qui sotto. Il link è valido per 1 ora e può essere usato una sola volta.',
    action: 'Scegli una nuova password',
    ignore:
      'Se non è stato Lei a richiederlo, può ignorare questo messaggio. La Sua password resta invariata.',
  },
  emailChange: {
    subject: 'Confermi il Suo nuovo indirizzo e-mail presso {{vendor}}',
    body: 'D’ora in poi desidera accedere a {{vendor}} con questo indirizzo e-mail. Lo confermi con il pulsante qui sotto. Il link è valido per 1 ora e può essere usato una sola volta.',
    action: 'Conferma l’indirizzo',
    ignore: 'Se non lo ha richiesto, può ignorare questo messaggio. Non cambierà nulla.',
  },
  emailChanged: {
    subject: 'Il Suo indirizzo e-mail presso {{vendor}} è stato modificato',
    body: 'L’indirizzo e-mail del Suo account presso {{vendor}} è appena stato modificato e d’ora in poi accederà con quello nuovo. Se non è stato Lei, ci contatti subito.',
    action: 'A {{vendor}}',
  },
  signInLink: {
    subject: 'Accesso a {{vendor}}',
    body: 'Ha chiesto di accedere a {{vendor}}. Apra il link nel browser in cui l’ha richiesto; in qualsiasi altro mostra un codice da inserire lì. Il link è valido per 15 minuti e si può usare una sola volta.',
    action: 'Accedi',
    ignore:
      'Se non l’ha chiesto Lei, ignori questo messaggio e non comunichi codici a nessuno. Senza codice nessuno entra nel Suo account.',
  },
  newDevice: {
    subject: 'Nuovo accesso al Suo account presso {{vendor}}',
    body: 'Qualcuno ha appena effettuato l’accesso al Suo account presso {{vendor}} da un dispositivo mai usato prima. Se è stato Lei, non deve fare nulla. In caso contrario, disconnetta quel dispositivo e cambi subito la password.',
    action: 'Vedi i miei dispositivi',
    details: 'L’accesso',
    device: 'Dispositivo',
    on: '{{browser}} su {{system}}',
    unknown: 'Sconosciuto',
    time: 'Data e ora',
    address: 'Indirizzo di rete',
  },
  secondFactorChanged: {
    subject: 'Accesso in due passaggi modificato',
    body: 'È appena cambiato il modo di accedere all’account di {{vendor}} indicato sotto. Se non se lo aspettava, cambi subito la password e avvisi chi gestisce Atrium presso {{vendor}}.',
    action: 'Vedi il mio account',
    details: 'La modifica',
    account: 'Account',
    change: 'Cosa',
    by: 'Da',
    set: 'Accesso in due passaggi configurato',
    removed: 'Accesso in due passaggi disattivato',
    reset: 'Accesso in due passaggi reimpostato',
    passkeyAdded: 'Passkey aggiunta',
    passkeyRemoved: 'Passkey rimossa',
  },
  passkeyChanged: {
    subject: 'Passkey del Suo account presso {{vendor}} modificate',
    body: 'Le passkey con cui accede al Suo account presso {{vendor}} sono appena cambiate. Se è stato Lei, non deve fare nulla. In caso contrario, cambi subito la password e rimuova tutte le passkey che non sono Sue.',
    name: 'Passkey',
    added: 'Aggiunta',
    removed: 'Rimossa',
  },
  activation: {
    subject: 'Attivi il Suo account presso {{vendor}}',
    body: '{{vendor}} ha creato per Lei un account con cui può prenotare attività e consultare le Sue prenotazioni. Scelga una password per attivarlo.',
    action: 'Attiva account',
    ignore: 'Se non aspettava questo messaggio, può ignorarlo.',
  },
  welcome: {
    subject: 'Le diamo il benvenuto da {{vendor}}',
    body: 'Il Suo account è pronto. Ora può prenotare attività, modificare le prenotazioni e consultare i Suoi soggiorni in un unico posto.',
    action: 'Vai alla mia area personale',
  },
  bookingConfirmation: {
    subject: 'Confermata: {{service}}, {{date}}',
    body: 'La Sua prenotazione presso {{vendor}} è confermata. La aspettiamo con piacere!',
  },
  bookingChange: {
    subject: 'Modificata: {{service}}, {{date}}',
    body: 'La Sua prenotazione presso {{vendor}} è stata modificata. Ecco i nuovi dati.',
  },
  bookingCancellation: {
    subject: 'Annullata: {{service}}, {{date}}',
    body: 'La Sua prenotazione presso {{vendor}} è stata annullata. Speriamo di accoglierLa in un’altra occasione.',
    action: 'Prenota di nuovo',
  },
  bookedAs: 'Prenotato senza account da {{name}}.',
  waitingListEntry: {
    subject: 'Lista d’attesa: {{service}}, {{date}}',
    body: 'È nella lista d’attesa di {{vendor}}. Le scriveremo appena si libera un posto. Fino ad allora nessun posto è riservato per Lei.',
    position: 'È il numero {{position}} della lista.',
  },
  soldStay: '{{name}}, {{days}}',
  stayBought: {
    subject: 'Il Suo soggiorno è prenotato: {{about}}',
    text: 'La aspettiamo il {{day}}.\n\nIl Suo soggiorno comprende servizi e trattamenti. Scelga qui gli orari quando preferisce:\n\n{{link}}\n\nConservi questa e-mail: chi ha il link può vedere il Suo soggiorno e prenotare ciò che comprende.',
  },
  paymentReturned: {
    subject: 'Il Suo pagamento Le viene restituito: {{about}}',
    text: 'Quando il Suo pagamento ci è arrivato, l’ultimo posto per {{about}} era già stato preso. Nulla è stato prenotato e Le restituiamo l’intero importo di {{sum}}. A seconda della banca occorrono alcuni giorni.\n\nCi dispiace. Può scegliere un altro orario.',
  },
  changeReturned: {
    subject: 'Il Suo pagamento Le viene restituito: {{about}}',
    text: 'Quando il Suo pagamento ci è arrivato, la modifica non era più possibile: {{about}}. La Sua prenotazione resta com’era e Le restituiamo l’intero importo di {{sum}}. A seconda della banca occorrono alcuni giorni.\n\nCi dispiace. Può modificare la prenotazione in un altro modo.',
  },
  tableReady: {
    subject: 'Il Suo tavolo da {{vendor}} è pronto',
    body: 'Il Suo tavolo è pronto. Venga all’ingresso nei prossimi minuti e La accompagneremo.',
  },
  waitingListPromotion: {
    subject: 'C’è un posto per Lei: {{service}}, {{date}}',
    body: 'Buone notizie: si è liberato un posto presso {{vendor}} e la Sua prenotazione è ora confermata.',
    cannotCome:
      'Se non può più venire, La preghiamo di annullare, così qualcun altro potrà avere il posto.',
  },
} satisfies Translation<'it', typeof en>;
