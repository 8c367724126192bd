import type { Translation } from '../../../translation';
import type { profile as en } from '../../en/hub/profile';

export const profile = {
  title: 'Profil',
  saved: 'Profilen din er lagret.',
  savedLinkSent: 'Profilen din er lagret. Vi har sendt en lenke til {{email}}.',
  loadFailed: 'Profilen din kunne ikke hentes.',
  emailHint:
    'Du logger inn med denne e-postadressen. Skriv inn en ny for å bytte, og åpne lenken vi sender dit.',
  emailPending:
    'Nesten i mål: Åpne lenken vi sendte til {{email}}. Inntil da logger du inn med den gamle adressen.',
  personal: 'Om deg',
  gender: 'Kjønn',
  genders: {
    none: 'Ikke oppgitt',
    female: 'Kvinne',
    male: 'Mann',
    other: 'Annet',
  },
  address: 'Adresse',
  street: 'Gate',
  postalCode: 'Postnummer',
  city: 'Sted',
  country: 'Land',
  language: 'Språk for meldinger',
  languageOfVenue: 'Samme språk som {{vendor}}',
  consents: {
    title: 'Tilbud og nyheter',
    text: 'Du kan ombestemme deg når som helst.',
    email: 'Per e-post',
    sms: 'Per SMS',
    givenAt: 'Samtykket {{date}}',
    declinedAt: 'Avslått {{date}}',
  },
  security: 'Passord',
  securityText: 'Andre enheter blir logget ut når du endrer det.',
  changePassword: 'Endre passord',
  passwordChanged: 'Passordet ditt er endret.',
  passwordFailed: 'Passordet ditt kunne ikke endres.',
  data: {
    title: 'Dataene dine',
    text: 'Alt {{vendor}} har lagret om deg: profil, reservasjoner og opphold.',
    json: 'Last ned (JSON)',
    html: 'Last ned for lesing (HTML)',
    failed: 'Dataene dine kunne ikke hentes.',
  },
  deletion: {
    title: 'Slett konto',
    text: 'Personopplysningene dine slettes for godt. Tidligere reservasjoner blir stående uten navnet ditt.',
    question: 'Slette kontoen din hos {{vendor}}?',
    warning: 'Dette kan ikke angres. Skriv inn passordet ditt for å bekrefte.',
    confirm: 'Slett for godt',
    done: 'Kontoen din er slettet.',
    failed: 'Kontoen din kunne ikke slettes.',
  },
  countryNone: 'Ikke oppgitt',
} satisfies Translation<'no', typeof en>;
