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
  stay: 'Vistelse',
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
    greeting: 'Hej {{name}}!',
    greetingUnnamed: 'Hej!',
    signature: 'Vänliga hälsningar, {{vendor}}',
    linkHint: 'Om knappen inte fungerar kopierar du den här adressen till webbläsaren:',
    contact: 'Har du frågor? Kontakta oss på {{contact}}.',
    automatic: 'Det här meddelandet skickades automatiskt av {{vendor}}.',
  },
  calendarFeed: {
    bookings_one: '{{count}} bokning',
    bookings_other: '{{count}} bokningar',
  },
  details: {
    title: 'Din bokning',
    bookingId: 'Bokningsnummer',
    activity: 'Aktivitet',
    date: 'Datum',
    time: 'Tid',
    participants: 'Deltagare',
    participantsValue_one: '{{count}} person',
    participantsValue_other: '{{count}} personer',
    adults: 'Vuxna',
    children: 'Barn',
    childrenValue_one: 'varav {{count}} barn',
    childrenValue_other: 'varav {{count}} barn',
    addons: 'Tillägg',
    comment: 'Din kommentar',
    total: 'Totalt',
    before: 'Tidigare',
    after: 'Nu',
    cancelUntil: 'Du kan avboka kostnadsfritt till {{date}} kl. {{time}}.',
    also: 'Tillsammans med',
    open: 'Se min bokning',
  },
  passwordReset: {
    subject: 'Välj ett nytt lösenord hos {{vendor}}',
    body: 'Vi har fått en begäran om att återställa ditt lösenord hos {{vendor}}. Välj ett nytt lösenord med knappen nedan. Länken gäller i 1 timme och kan användas en gång.',
    action: 'Välj nytt lösenord',
    ignore:
      'Om du inte har bett om detta kan du bortse från meddelandet. Ditt lösenord förblir oförändrat.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord hos {{vendor}} har ändrats',
    body: 'Lösenordet till ditt konto hos {{vendor}} har just ändrats och du har loggats ut överallt. Om det inte var du ska du återställa lösenordet nu och kontakta oss.',
    action: 'Återställ lösenordet',
  },
  emailChange: {
    subject: 'Bekräfta din nya e-postadress hos {{vendor}}',
    body: 'Du vill logga in hos {{vendor}} med den här e-postadressen från och med nu. Bekräfta den med knappen nedan. Länken gäller i 1 timme och kan användas en gång.',
    action: 'Bekräfta adressen',
    ignore: 'Om du inte bad om detta kan du bortse från det här meddelandet. Då ändras ingenting.',
  },
  emailChanged: {
    subject: 'Din e-postadress hos {{vendor}} har ändrats',
    body: 'E-postadressen till ditt konto hos {{vendor}} har just ändrats, och du loggar in med den nya från och med nu. Om det inte var du, kontakta oss genast.',
    action: 'Till {{vendor}}',
  },
  signInLink: {
    subject: 'Logga in hos {{vendor}}',
    body: 'Du har bett om att logga in hos {{vendor}}. Öppna länken i webbläsaren där du bad om den; i en annan visar den en kod som du skriver in där. Länken gäller i 15 minuter och kan användas en gång.',
    action: 'Logga in',
    ignore:
      'Om du inte bad om detta kan du bortse från meddelandet. Ge ingen en kod. Utan den kommer ingen in på ditt konto.',
  },
  newDevice: {
    subject: 'Ny inloggning på ditt konto hos {{vendor}}',
    body: 'Någon har just loggat in på ditt konto hos {{vendor}} från en enhet som inte har använts där tidigare. Om det var du behöver du inte göra något. Om inte, logga ut enheten och byt lösenord nu.',
    action: 'Se mina enheter',
    details: 'Inloggningen',
    device: 'Enhet',
    on: '{{browser}} på {{system}}',
    unknown: 'Okänd',
    time: 'Tidpunkt',
    address: 'Nätverksadress',
  },
  secondFactorChanged: {
    subject: 'Tvåstegsinloggning har ändrats',
    body: 'Sättet att logga in på kontot nedan hos {{vendor}} har just ändrats. Om du inte väntade dig det, byt lösenord nu och säg till den som ansvarar för Atrium hos {{vendor}}.',
    action: 'Se mitt konto',
    details: 'Ändringen',
    account: 'Konto',
    change: 'Vad',
    by: 'Av',
    set: 'Tvåstegsinloggning konfigurerad',
    removed: 'Tvåstegsinloggning avstängd',
    reset: 'Tvåstegsinloggning återställd',
    passkeyAdded: 'Passkey tillagd',
    passkeyRemoved: 'Passkey borttagen',
  },
  passkeyChanged: {
    subject: 'Dina passkeys hos {{vendor}} har ändrats',
    body: 'De passkeys som loggar in dig på ditt konto hos {{vendor}} har just ändrats. Om det var du behöver du inte göra något. Om inte, byt lösenord nu och ta bort alla passkeys som inte är dina.',
    name: 'Passkey',
    added: 'Tillagd',
    removed: 'Borttagen',
  },
  activation: {
    subject: 'Aktivera ditt konto hos {{vendor}}',
    body: '{{vendor}} har skapat ett konto åt dig, där du kan boka aktiviteter och se dina bokningar. Välj ett lösenord för att aktivera det.',
    action: 'Aktivera konto',
    ignore: 'Om du inte väntade dig det här meddelandet kan du bortse från det.',
  },
  staffInvitation: {
    subject: 'Din åtkomst till {{vendor}} i Atrium',
    body: '{{inviter}} har gett dig åtkomst till {{vendor}} i Atrium. Välj ett lösenord för att komma igång. Länken gäller i 7 dagar och kan användas en gång.',
    action: 'Välj lösenord',
    ignore: 'Om du inte väntade dig det här meddelandet kan du bortse från det.',
  },
  staffPasswordReset: {
    subject: 'Välj ett nytt lösenord för Atrium',
    body: 'Vi har fått en begäran om att återställa lösenordet som du använder för {{vendor}} i Atrium. Välj ett nytt lösenord med knappen nedan. Länken gäller i 1 timme och kan användas en gång.',
    action: 'Välj nytt lösenord',
    ignore:
      'Om du inte har bett om detta kan du bortse från meddelandet. Ditt lösenord förblir som det är.',
  },
  welcome: {
    subject: 'Välkommen till {{vendor}}',
    body: 'Ditt konto är klart. Nu kan du boka aktiviteter, ändra dina bokningar och se dina vistelser på ett ställe.',
    action: 'Till min sida',
  },
  bookingConfirmation: {
    subject: 'Bekräftad: {{service}}, {{date}}',
    body: 'Din bokning hos {{vendor}} är bekräftad. Vi ser fram emot att träffa dig!',
  },
  bookingChange: {
    subject: 'Ändrad: {{service}}, {{date}}',
    body: 'Din bokning hos {{vendor}} har ändrats. Här är de nya uppgifterna.',
  },
  bookingCancellation: {
    subject: 'Avbokad: {{service}}, {{date}}',
    body: 'Din bokning hos {{vendor}} är avbokad. Vi hoppas få se dig en annan gång.',
    action: 'Boka igen',
  },
  bookedAs: 'Bokat utan konto av {{name}}.',
  waitingListEntry: {
    subject: 'Väntelista: {{service}}, {{date}}',
    body: 'Du står på väntelistan hos {{vendor}}. Vi skriver till dig så snart det finns en plats. Till dess är ingen plats reserverad åt dig.',
    position: 'Du är nummer {{position}} på listan.',
  },
  soldStay: '{{name}}, {{days}}',
  stayBought: {
    subject: 'Din vistelse är bokad: {{about}}',
    text: 'Vi ser fram emot att träffa dig {{day}}.\n\nI din vistelse ingår tjänster och behandlingar. Välj tiderna här när det passar dig:\n\n{{link}}\n\nSpara det här mejlet: den som har länken kan se din vistelse och boka det som ingår.',
  },
  paymentReturned: {
    subject: 'Din betalning är på väg tillbaka: {{about}}',
    text: 'När din betalning kom fram hade någon annan tagit den sista platsen för {{about}}. Inget är bokat och du får tillbaka hela beloppet, {{sum}}. Beroende på din bank tar det några dagar.\n\nVi beklagar. Välj gärna en annan tid.',
  },
  changeReturned: {
    subject: 'Din betalning är på väg tillbaka: {{about}}',
    text: 'När din betalning kom fram kunde ändringen inte längre göras: {{about}}. Din bokning är som förut och du får tillbaka hela beloppet, {{sum}}. Beroende på din bank tar det några dagar.\n\nVi beklagar. Ändra gärna bokningen på ett annat sätt.',
  },
  tableReady: {
    subject: 'Ert bord hos {{vendor}} är klart',
    body: 'Ert bord är klart. Kom gärna till entrén inom de närmaste minuterna så visar vi er till bordet.',
  },
  waitingListPromotion: {
    subject: 'Det finns en plats åt dig: {{service}}, {{date}}',
    body: 'Goda nyheter: en plats har blivit ledig hos {{vendor}} och din bokning är nu bekräftad.',
    cannotCome: 'Om du inte längre kan komma ber vi dig avboka, så att någon annan får platsen.',
  },
} satisfies Translation<'sv', typeof en>;
