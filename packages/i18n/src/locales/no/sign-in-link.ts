import type { Translation } from '../../translation';
import type { signInLink as en } from '../en/sign-in-link';

export const signInLink = {
  intro: 'Skriv inn e-postadressen din, så sender vi deg en lenke for å logge inn.',
  send: 'Send lenke',
  sentTitle: 'Sjekk innboksen',
  sent: 'Hvis {{email}} hører til en konto, er en lenke på vei dit. Den gjelder i 15 minutter. Åpne den i denne nettleseren.',
  elsewhere: 'Åpnet du den på en annen enhet? Skriv inn koden den viser her.',
  code: 'Kode',
  submit: 'Logg inn',
  again: 'Send på nytt',
  withPassword: 'Logg inn med passord',
  openText: 'Ett trykk, og du er logget inn hos {{vendor}}.',
  codeTitle: 'Skriv inn denne koden der du ba om lenken',
  codeText:
    'Du åpnet lenken i en annen nettleser. Gå tilbake til den der du ba om lenken, og skriv inn koden der. Hvis du ikke ba om en lenke, lukk denne siden og ikke gi noen koden.',
  otherWay: 'Be om en ny lenke',
} satisfies Translation<'no', typeof en>;
