import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/messages/privacy';

export const privacy = {
  kinds: {
    access: 'Tillgång till dina uppgifter',
    correction: 'Rättelse av dina uppgifter',
    erasure: 'Radering av dina uppgifter',
    restriction: 'Begränsad användning av dina uppgifter',
    objection: 'Ingen marknadsföring',
    portability: 'Dina uppgifter att ta med',
  },
  reason: 'Skäl: {{reason}}',
  complain:
    'Om du inte håller med kan du klaga hos din dataskyddsmyndighet eller vända dig till domstol.',
  confirm: {
    subject: 'Bekräfta din begäran: {{kind}}',
    text: 'Någon bad {{vendor}} om detta med din e-postadress: {{kind}}. Bekräfta att det var du, så att ingen kan begära något i ditt namn.',
    link: 'Länken fungerar en gång, till {{until}}:',
    ignore: 'Om det inte var du kan du bortse från meddelandet. Då händer ingenting.',
  },
  received: {
    subject: 'Vi har fått din begäran: {{kind}}',
    text: 'Vi tog emot din begäran ({{kind}}) {{date}}. Du får svar senast {{due}}. Numret är {{reference}}.',
  },
  extended: {
    subject: 'Vi behöver mer tid: {{kind}}',
    text: 'Vi kan inte besvara din begäran {{reference}} till {{before}}. Du får svar senast {{due}}.',
  },
  refused: {
    subject: 'Din begäran: {{kind}}',
    text: 'Vi kan inte göra det du bad om ({{kind}}, nummer {{reference}}).',
  },
  lifted: {
    subject: 'Dina uppgifter får användas igen',
    text: 'Vi har hävt begränsningen av hur dina uppgifter används (begäran {{reference}}).',
  },
  answered: {
    subject: 'Vårt svar: {{kind}}',
    intro: 'Här är svaret på din begäran {{reference}}.',
    access: 'Du får allt som vi har sparat om dig.',
    correction: 'Vi har rättat dina uppgifter.',
    erasure: 'Vi har raderat dina personuppgifter. Ditt konto finns inte längre.',
    restriction:
      'Från och med nu bevarar vi bara dina uppgifter. Vi ändrar ingenting och skickar ingen marknadsföring; det du har bokat genomförs. Vi hör av oss innan detta upphör.',
    objection: 'Du får ingen mer marknadsföring från oss, varken med e-post eller sms.',
    portability: 'Du får dina uppgifter i en form som andra program kan läsa.',
    until:
      'Länkarna fungerar till {{until}}. Den som har dem kan läsa dina uppgifter, så skicka inte meddelandet vidare.',
    page: 'Att läsa:',
    file: 'För andra program (JSON):',
    note: 'Vi vill tillägga: {{note}}',
  },
  keptIntro: 'Detta måste finnas kvar:',
  kept: {
    receipts:
      'Kvitton och betalningar, som bokföringslagen kräver att vi bevarar. De nämner dig inte.',
    agreements:
      'Det du godkände för betalning med sparat kort, som bevis för att dragningarna var tillåtna.',
    figures: 'Tidigare bokningar och vistelser utan ditt namn, för vår statistik.',
    proof: 'Att detta begärdes och gjordes, och när. Det nämner dig inte.',
  },
  receipt: {
    title: 'Kvittens',
    intro: '{{vendor}}, begäran {{reference}}',
    guest: 'Gäst',
    kind: 'Det gäller',
    details: 'Detaljer',
    received: 'Mottagen',
    channel: 'Så kom den',
    channels: {
      hub: 'Från gästens konto',
      mail: 'Formulär med e-postadress',
      phone: 'Telefon',
      letter: 'Brev',
      inPerson: 'Personligen',
    },
    identity: 'Identitet',
    identities: {
      none: 'Inte bekräftad',
      account: 'Inloggad på sitt konto',
      mailLink: 'Bekräftad via länk i ett meddelande',
      staff: 'Kontrollerad av personalen',
    },
    due: 'Svar senast',
    extended: 'Förlängd med två månader',
    state: 'Status',
    states: {
      unconfirmed: 'Väntar på bekräftelse',
      open: 'Öppen',
      answered: 'Besvarad',
      refused: 'Avslagen',
      withdrawn: 'Återtagen',
      lapsed: 'Aldrig bekräftad',
    },
    closed: 'Avslutad',
    by: 'Av',
    outcome: 'Svar',
    note: 'Anmärkning',
    kept: 'Vad som finns kvar, och varför',
    lifted: 'Begränsningen hävd',
  },
} satisfies Translation<'sv', typeof en>;
