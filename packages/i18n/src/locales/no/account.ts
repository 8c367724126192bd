import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account = {
  unknownVendor: {
    title: 'Vi kjenner ikke dette stedet',
    text: 'Adressen kan være feilskrevet, eller stedet er ikke lenger hos oss.',
    find: 'Finn stedet ditt',
  },
  login: {
    title: 'Logg inn',
    welcome: 'Velkommen til {{vendor}}',
    submit: 'Logg inn',
    forgotPassword: 'Glemt passordet?',
    byLink: 'Send meg en lenke på e-post',
    byPasskey: 'Logg inn med passnøkkel',
    passkeyFailed:
      'Ingen passnøkkel ble brukt. Prøv igjen, eller logg inn med passordet eller en lenke.',
    noAccount: 'Ny her?',
    signup: 'Opprett en konto',
    browse: 'Se hva du kan bestille',
  },
  signup: {
    signup: 'Registrer deg',
    signupSuccess: 'Kontoen din er opprettet. Velkommen!',
    signupAlreadyExists: 'Det finnes allerede en konto med denne e-postadressen.',
    signupError: 'Vi kunne ikke opprette kontoen din. Prøv igjen senere.',
    createAccount: 'Opprett konto',
    alreadyHaveAccount: 'Har du allerede en konto? Logg inn',
    legalGDPR: 'Vilkår og personvern',
    tagline: 'Bestill aktivitetene dine hos {{vendor}} i noen få steg.',
  },
  resetPassword: {
    title: 'Glemt passordet?',
    intro: 'Skriv inn e-postadressen din, så sender vi deg en lenke for å velge nytt passord.',
    submit: 'Send lenke',
    notice:
      'Hvis adressen er knyttet til en konto, sendes det en e-post med en lenke til den. Lenken er gyldig i 1 time.',
    backToLogin: 'Tilbake til innlogging',
  },
  guestReset: {
    title: 'Velg nytt passord',
    submit: 'Lagre nytt passord',
    success: 'Passordet ditt er endret. Du kan nå logge inn.',
    failed: 'Det oppstod en feil.',
    incompleteLink: 'Lenken er ufullstendig. Åpne den på nytt fra e-posten.',
    toPortal: 'Til {{vendor}}',
    requestNew: 'Send en ny lenke',
  },
  activate: {
    title: 'Aktiver kontoen din',
    intro: 'Velg et passord, så er kontoen din klar.',
    submit: 'Aktiver konto',
    success: 'Kontoen din er aktiv. Du kan nå logge inn.',
    incompleteLink: 'Lenken er ufullstendig. Åpne den på nytt fra e-posten.',
  },
  confirmEmail: {
    title: 'Bekreft e-postadressen din',
    intro: 'Fra da av logger du inn med adressen denne meldingen ble sendt til.',
    submit: 'Bekreft adressen',
    success: '{{email}} er bekreftet. Logg inn med den fra nå av.',
    incompleteLink: 'Lenken er ufullstendig. Åpne den på nytt fra e-posten.',
  },
  check: 'Sjekk: {{fields}}.',
  missing: {
    firstName: 'Skriv inn fornavnet ditt.',
    email: 'Skriv inn e-postadressen din.',
    password: 'Skriv inn passordet ditt.',
  },
} satisfies Translation<'no', typeof en>;
