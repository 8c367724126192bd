import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account = {
  unknownVendor: {
    title: 'Dieses Haus kennen wir nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder das Haus ist nicht mehr bei uns.',
    find: 'Ihr Haus finden',
  },
  login: {
    title: 'Anmelden',
    welcome: 'Willkommen bei {{vendor}}',
    submit: 'Anmelden',
    forgotPassword: 'Passwort vergessen?',
    byLink: 'Link per E-Mail erhalten',
    byPasskey: 'Mit Passkey anmelden',
    passkeyFailed:
      'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich mit Passwort oder Link an.',
    noAccount: 'Neu hier?',
    signup: 'Konto anlegen',
    browse: 'Sehen, was Sie buchen können',
  },
  signup: {
    signup: 'Registrieren',
    signupSuccess: 'Ihr Konto wurde angelegt. Herzlich willkommen!',
    signupAlreadyExists: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
    signupError: 'Ihr Konto konnte nicht angelegt werden. Bitte versuchen Sie es später erneut.',
    createAccount: 'Konto anlegen',
    alreadyHaveAccount: 'Sie haben bereits ein Konto? Anmelden',
    legalGDPR: 'Bedingungen und Datenschutz',
    tagline: 'Buchen Sie Ihre Aktivitäten bei {{vendor}} in wenigen Schritten.',
  },
  resetPassword: {
    title: 'Passwort vergessen?',
    intro:
      'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen können.',
    submit: 'Link senden',
    notice:
      'Wenn zu der Adresse ein Konto gehört, wird eine E-Mail mit einem Link dorthin geschickt. Der Link ist 1 Stunde gültig.',
    backToLogin: 'Zurück zur Anmeldung',
  },
  guestReset: {
    title: 'Neues Passwort wählen',
    submit: 'Neues Passwort speichern',
    success: 'Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.',
    failed: 'Ein Fehler ist aufgetreten.',
    incompleteLink: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn erneut aus der E-Mail.',
    toPortal: 'Zu {{vendor}}',
    requestNew: 'Neuen Link senden',
  },
  activate: {
    title: 'Konto aktivieren',
    intro: 'Wählen Sie ein Passwort, und Ihr Konto ist bereit.',
    submit: 'Konto aktivieren',
    success: 'Ihr Konto ist aktiv. Sie können sich jetzt anmelden.',
    incompleteLink: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn erneut aus der E-Mail.',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    intro: 'Danach melden Sie sich mit der Adresse an, an die diese Nachricht ging.',
    submit: 'Adresse bestätigen',
    success: '{{email}} ist bestätigt. Melden Sie sich künftig damit an.',
    incompleteLink: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn erneut aus der E-Mail.',
  },
  check: 'Bitte prüfen: {{fields}}.',
  missing: {
    firstName: 'Geben Sie Ihren Vornamen ein.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    password: 'Geben Sie Ihr Passwort ein.',
  },
} satisfies Translation<'de', typeof en>;
