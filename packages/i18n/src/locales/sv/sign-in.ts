import type { Translation } from '../../translation';
import type { signIn as en } from '../en/sign-in';

export const signIn = {
  title: 'Inloggning för personal',
  submit: 'Logga in',
  forgotPassword: 'Glömt lösenordet?',
  resetTitle: 'Återställ lösenordet',
  resetIntro: 'Ange din jobbmejl så skickar vi en länk där du kan välja ett nytt lösenord.',
  resetSubmit: 'Skicka återställningslänk',
  resetNotice:
    'Om adressen hör till ett konto är ett mejl med en återställningslänk på väg. Länken gäller i 1 timme.',
  newPasswordTitle: 'Välj ett nytt lösenord',
  newPasswordSubmit: 'Spara nytt lösenord',
  newPasswordSuccess: 'Ditt lösenord är ändrat. Du kan nu logga in.',
  backToLogin: 'Tillbaka till inloggningen',
  failed: 'Inloggningen misslyckades.',
  resetFailed: 'Länken kunde inte skickas.',
  newPasswordFailed: 'Lösenordet kunde inte ändras.',
  ownPasswordSuccess: 'Ditt lösenord har ändrats.',
  code: {
    text: 'Din autentiseringsapp visar den nu. Om du har tappat bort telefonen anger du en av dina återställningskoder.',
    label: 'Kod',
    back: 'Logga in som någon annan',
    passkey: 'Använd en passkey',
    passkeyFailed: 'Ingen passkey användes. Försök igen eller ange en kod.',
    recovery: 'Om du har tappat bort din passkey anger du en av dina återställningskoder.',
  },
  again: {
    title: 'Logga in igen',
    text: 'Din session har avslutats. Ange lösenordet för {{email}} för att fortsätta där du var; inget du har skrivit går förlorat.',
  },
  confirm: {
    title: 'Bekräfta att det är du',
    text: 'Du är på väg att göra något som bara du ska kunna göra. Ange lösenordet för {{email}}.',
    codeText: 'Ange en kod från din autentiseringsapp eller en av dina återställningskoder.',
    submit: 'Bekräfta',
    useCode: 'Använd en kod i stället',
    usePassword: 'Använd lösenordet i stället',
    failed: 'Det gick inte att bekräfta att det är du.',
    passkeyFailed: 'Ingen passkey användes. Försök igen eller ange lösenordet.',
    noPassword: 'Har du inget lösenord? Logga ut och logga sedan in igen med en länk i ett mejl.',
  },
} satisfies Translation<'sv', typeof en>;
