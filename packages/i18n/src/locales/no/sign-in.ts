import type { Translation } from '../../translation';
import type { signIn as en } from '../en/sign-in';

export const signIn = {
  title: 'Innlogging for ansatte',
  submit: 'Logg inn',
  forgotPassword: 'Glemt passordet?',
  resetTitle: 'Tilbakestill passordet',
  resetIntro: 'Skriv inn jobb-e-posten din, så sender vi deg en lenke for å velge nytt passord.',
  resetSubmit: 'Send lenke',
  resetNotice:
    'Hvis adressen er knyttet til en konto, er en e-post med lenke på vei. Lenken er gyldig i 1 time.',
  newPasswordTitle: 'Velg nytt passord',
  newPasswordSubmit: 'Lagre nytt passord',
  newPasswordSuccess: 'Passordet ditt er endret. Du kan nå logge inn.',
  backToLogin: 'Tilbake til innlogging',
  failed: 'Innloggingen mislyktes.',
  resetFailed: 'Lenken kunne ikke sendes.',
  newPasswordFailed: 'Passordet kunne ikke endres.',
  ownPasswordSuccess: 'Passordet ditt er endret.',
  code: {
    text: 'Autentiseringsappen viser den nå. Har du mistet telefonen, skriver du inn en av gjenopprettingskodene dine.',
    label: 'Kode',
    back: 'Logg inn som en annen',
    passkey: 'Bruk en passnøkkel',
    passkeyFailed: 'Ingen passnøkkel ble brukt. Prøv igjen, eller skriv inn en kode.',
    recovery: 'Har du mistet passnøkkelen, skriver du inn en av gjenopprettingskodene dine.',
  },
  again: {
    title: 'Logg inn igjen',
    text: 'Økten din er avsluttet. Skriv inn passordet for {{email}} for å fortsette der du var; ingenting du har skrevet, går tapt.',
  },
  confirm: {
    title: 'Bekreft at det er deg',
    text: 'Du er i ferd med å gjøre noe som bare du skal kunne gjøre. Skriv inn passordet for {{email}}.',
    codeText: 'Skriv inn en kode fra autentiseringsappen, eller en av gjenopprettingskodene dine.',
    submit: 'Bekreft',
    useCode: 'Bruk en kode i stedet',
    usePassword: 'Bruk passordet i stedet',
    failed: 'Det kunne ikke bekreftes at det er deg.',
    passkeyFailed: 'Ingen passnøkkel ble brukt. Prøv igjen, eller skriv inn passordet.',
    noPassword: 'Har du ikke noe passord? Logg ut, og logg inn igjen med en lenke på e-post.',
  },
} satisfies Translation<'no', typeof en>;
