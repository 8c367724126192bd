import type { Translation } from '../../translation';
import type { signInLink as en } from '../en/sign-in-link';

export const signInLink = {
  intro: 'Ange din e-postadress så skickar vi en länk för att logga in.',
  send: 'Skicka länk',
  sentTitle: 'Titta i inkorgen',
  sent: 'Om {{email}} hör till ett konto är en länk på väg dit. Den gäller i 15 minuter. Öppna den i den här webbläsaren.',
  elsewhere: 'Öppnade du den på en annan enhet? Skriv in koden som den visar här.',
  code: 'Kod',
  submit: 'Logga in',
  again: 'Skicka igen',
  withPassword: 'Logga in med lösenord',
  openText: 'Ett tryck, så är du inloggad hos {{vendor}}.',
  codeTitle: 'Skriv in den här koden där du bad om länken',
  codeText:
    'Du öppnade länken i en annan webbläsare. Gå tillbaka till den där du bad om länken och skriv in koden där. Om du inte bad om någon länk, stäng sidan och ge ingen koden.',
  otherWay: 'Be om en ny länk',
} satisfies Translation<'sv', typeof en>;
