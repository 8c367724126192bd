import type { Translation } from '../../../translation';
import type { profile as en } from '../../en/hub/profile';

export const profile = {
  title: 'Profil',
  saved: 'Din profil har sparats.',
  savedLinkSent: 'Din profil har sparats. Vi har skickat en länk till {{email}}.',
  loadFailed: 'Din profil kunde inte hämtas.',
  emailHint:
    'Du loggar in med den här e-postadressen. Ange en ny för att byta, och öppna länken vi skickar dit.',
  emailPending:
    'Nästan klart: öppna länken vi skickade till {{email}}. Till dess loggar du in med den gamla adressen.',
  personal: 'Om dig',
  gender: 'Kön',
  genders: {
    none: 'Ej angivet',
    female: 'Kvinna',
    male: 'Man',
    other: 'Annat',
  },
  address: 'Adress',
  street: 'Gata',
  postalCode: 'Postnummer',
  city: 'Ort',
  country: 'Land',
  language: 'Språk för meddelanden',
  languageOfVenue: 'Samma språk som {{vendor}}',
  consents: {
    title: 'Erbjudanden och nyheter',
    text: 'Du kan ändra dig när som helst.',
    email: 'Via e-post',
    sms: 'Via SMS',
    givenAt: 'Samtyckte {{date}}',
    declinedAt: 'Avböjde {{date}}',
  },
  security: 'Lösenord',
  securityText: 'Andra enheter loggas ut när du ändrar det.',
  changePassword: 'Ändra lösenord',
  passwordChanged: 'Ditt lösenord har ändrats.',
  passwordFailed: 'Ditt lösenord kunde inte ändras.',
  data: {
    title: 'Dina uppgifter',
    text: 'Allt som {{vendor}} har om dig: profil, bokningar och vistelser.',
    json: 'Ladda ner (JSON)',
    html: 'Ladda ner för läsning (HTML)',
    failed: 'Dina uppgifter kunde inte hämtas.',
  },
  deletion: {
    title: 'Ta bort konto',
    text: 'Dina personuppgifter raderas för gott. Tidigare bokningar blir kvar, utan ditt namn.',
    question: 'Ta bort ditt konto hos {{vendor}}?',
    warning: 'Detta kan inte ångras. Ange ditt lösenord för att bekräfta.',
    confirm: 'Ta bort för gott',
    done: 'Ditt konto har tagits bort.',
    failed: 'Ditt konto kunde inte tas bort.',
  },
  countryNone: 'Inte angivet',
} satisfies Translation<'sv', typeof en>;
