import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/public/privacy';

export const privacy = {
  title: 'Fråga om dina uppgifter',
  text: 'Begär något av {{vendor}} om dina uppgifter. Du får en länk med e-post för att bekräfta att det är du.',
  what: 'Vad vill du?',
  details: 'Detaljer',
  detailsHint: 'Du kan lämna detta tomt.',
  send: 'Skicka begäran',
  kinds: {
    access: 'En kopia av allt som sparats om mig',
    correction: 'Rätta något som är fel',
    erasure: 'Radera mina uppgifter',
    restriction: 'Behålla mina uppgifter, men inte använda dem',
    objection: 'Sluta med all marknadsföring',
    portability: 'Mina uppgifter till en annan tjänst',
  },
  sent: 'Om {{vendor}} känner till adressen är en länk på väg. Din begäran gäller när du har följt den.',
  confirm: {
    title: 'Bekräfta din begäran',
    text: 'Ett klick, så svarar anläggningen inom 30 dagar.',
    button: 'Det var jag',
    done: 'Din begäran är bekräftad',
    doneText: 'Numret är {{reference}}. Du får svar senast {{due}}.',
    invalid: 'Länken är inte giltig',
    invalidText:
      'Den fungerar en gång, i 48 timmar. Skicka din begäran igen eller skriv till anläggningen.',
  },
} satisfies Translation<'sv', typeof en>;
