import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account = {
  unknownVendor: {
    title: 'Vi känner inte till den här anläggningen',
    text: 'Adressen kan vara felstavad, eller så finns anläggningen inte längre hos oss.',
    find: 'Hitta din anläggning',
  },
  login: {
    title: 'Logga in',
    welcome: 'Välkommen till {{vendor}}',
    submit: 'Logga in',
    forgotPassword: 'Glömt lösenordet?',
    byLink: 'Mejla mig en länk',
    byPasskey: 'Logga in med passkey',
    passkeyFailed:
      'Ingen passkey användes. Försök igen, eller logga in med lösenordet eller en länk.',
    noAccount: 'Ny här?',
    signup: 'Skapa ett konto',
    browse: 'Se vad du kan boka',
  },
  signup: {
    signup: 'Registrera dig',
    signupSuccess: 'Ditt konto är skapat. Välkommen!',
    signupAlreadyExists: 'Det finns redan ett konto med den här e-postadressen.',
    signupError: 'Vi kunde inte skapa ditt konto. Försök igen senare.',
    createAccount: 'Skapa konto',
    alreadyHaveAccount: 'Har du redan ett konto? Logga in',
    legalGDPR: 'Villkor och integritet',
    tagline: 'Boka dina aktiviteter hos {{vendor}} i några få steg.',
  },
  resetPassword: {
    title: 'Glömt lösenordet?',
    intro: 'Ange din e-postadress så skickar vi en länk där du kan välja ett nytt lösenord.',
    submit: 'Skicka återställningslänk',
    notice:
      'Om adressen är kopplad till ett konto skickas ett mejl med en länk till den. Länken gäller i 1 timme.',
    backToLogin: 'Tillbaka till inloggningen',
  },
  guestReset: {
    title: 'Välj ett nytt lösenord',
    submit: 'Spara nytt lösenord',
    success: 'Ditt lösenord är ändrat. Du kan nu logga in.',
    failed: 'Ett fel uppstod.',
    incompleteLink: 'Länken är ofullständig. Öppna den igen från mejlet.',
    toPortal: 'Till {{vendor}}',
    requestNew: 'Skicka en ny länk',
  },
  activate: {
    title: 'Aktivera ditt konto',
    intro: 'Välj ett lösenord, så är ditt konto klart.',
    submit: 'Aktivera konto',
    success: 'Ditt konto är aktivt. Du kan nu logga in.',
    incompleteLink: 'Länken är ofullständig. Öppna den igen från mejlet.',
  },
  confirmEmail: {
    title: 'Bekräfta din e-postadress',
    intro: 'Från och med då loggar du in med adressen som meddelandet skickades till.',
    submit: 'Bekräfta adressen',
    success: '{{email}} är bekräftad. Logga in med den från och med nu.',
    incompleteLink: 'Länken är ofullständig. Öppna den igen från e-postmeddelandet.',
  },
  check: 'Kontrollera: {{fields}}.',
  missing: {
    firstName: 'Ange ditt förnamn.',
    email: 'Ange din e-postadress.',
    password: 'Ange ditt lösenord.',
  },
} satisfies Translation<'sv', typeof en>;
