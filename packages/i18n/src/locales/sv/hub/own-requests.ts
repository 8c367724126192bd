import type { Translation } from '../../../translation';
import type { ownRequests as en } from '../../en/hub/own-requests';

export const ownRequests = {
  title: 'Begäranden om dina uppgifter',
  text: 'Begär något av {{vendor}} om dina uppgifter. Du får svar inom 30 dagar.',
  ask: 'Skicka en begäran',
  what: 'Vad vill du?',
  kinds: {
    access: 'En kopia av allt som sparats om mig',
    correction: 'Rätta något som är fel',
    erasure: 'Radera mina uppgifter',
    restriction: 'Behålla mina uppgifter, men inte använda dem',
    objection: 'Sluta med all marknadsföring',
    portability: 'Mina uppgifter till en annan tjänst',
  },
  details: 'Detaljer',
  detailsHint: 'Du kan lämna detta tomt.',
  send: 'Skicka begäran',
  sent: 'Din begäran har skickats. Du får en bekräftelse med e-post.',
  failed: 'Din begäran kunde inte skickas.',
  loadFailed: 'Dina begäranden kunde inte läsas in.',
  number: 'Nummer {{reference}}',
  due: 'Svar senast {{date}}',
  withdraw: 'Ta tillbaka',
  withdrawn: 'Din begäran har tagits tillbaka.',
  states: {
    unconfirmed: 'Inte bekräftad',
    open: 'Öppen',
    answered: 'Besvarad',
    refused: 'Avslagen',
    withdrawn: 'Återtagen',
    lapsed: 'Aldrig bekräftad',
  },
} satisfies Translation<'sv', typeof en>;
