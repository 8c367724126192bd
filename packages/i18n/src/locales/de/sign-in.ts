import type { Translation } from '../../translation';
import type { signIn as en } from '../en/sign-in';

export const signIn = {
  title: 'Anmeldung für Mitarbeitende',
  submit: 'Anmelden',
  forgotPassword: 'Passwort vergessen?',
  resetTitle: 'Passwort zurücksetzen',
  resetIntro:
    'Geben Sie Ihre dienstliche E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen können.',
  resetSubmit: 'Link senden',
  resetNotice:
    'Wenn zu der Adresse ein Konto gehört, ist eine E-Mail mit einem Link unterwegs. Der Link ist 1 Stunde gültig.',
  newPasswordTitle: 'Neues Passwort wählen',
  newPasswordSubmit: 'Neues Passwort speichern',
  newPasswordSuccess: 'Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.',
  backToLogin: 'Zurück zur Anmeldung',
  failed: 'Die Anmeldung ist fehlgeschlagen.',
  resetFailed: 'Der Link konnte nicht gesendet werden.',
  newPasswordFailed: 'Das Passwort konnte nicht geändert werden.',
  ownPasswordSuccess: 'Ihr Passwort wurde geändert.',
  code: {
    text: 'Ihre Authentifizierungs-App zeigt ihn jetzt an. Wenn Sie Ihr Telefon verloren haben, geben Sie einen Ihrer Wiederherstellungscodes ein.',
    label: 'Code',
    back: 'Als jemand anderes anmelden',
    passkey: 'Passkey verwenden',
    passkeyFailed:
      'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder geben Sie einen Code ein.',
    recovery:
      'Wenn Sie Ihren Passkey verloren haben, geben Sie einen Ihrer Wiederherstellungscodes ein.',
  },
  again: {
    title: 'Erneut anmelden',
    text: 'Ihre Sitzung ist abgelaufen. Geben Sie das Passwort für {{email}} ein, um dort weiterzumachen, wo Sie waren. Ihre Eingaben bleiben erhalten.',
  },
  confirm: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Was Sie vorhaben, sollten nur Sie tun können. Geben Sie das Passwort für {{email}} ein.',
    codeText:
      'Geben Sie einen Code aus Ihrer Authentifizierungs-App oder einen Ihrer Wiederherstellungscodes ein.',
    submit: 'Bestätigen',
    useCode: 'Stattdessen einen Code verwenden',
    usePassword: 'Stattdessen das Passwort verwenden',
    failed: 'Es konnte nicht bestätigt werden, dass Sie es sind.',
    passkeyFailed:
      'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder geben Sie das Passwort ein.',
    noPassword: 'Kein Passwort? Melden Sie sich ab und mit einem Link per E-Mail wieder an.',
  },
} satisfies Translation<'de', typeof en>;
