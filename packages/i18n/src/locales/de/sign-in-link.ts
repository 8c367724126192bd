import type { Translation } from '../../translation';
import type { signInLink as en } from '../en/sign-in-link';

export const signInLink = {
  intro: 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link zum Anmelden.',
  send: 'Link senden',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sent: 'Wenn zu {{email}} ein Konto gehört, ist ein Link dorthin unterwegs. Er gilt 15 Minuten. Öffnen Sie ihn in diesem Browser.',
  elsewhere: 'Auf einem anderen Gerät geöffnet? Geben Sie den Code, den er zeigt, hier ein.',
  code: 'Code',
  submit: 'Anmelden',
  again: 'Noch einmal senden',
  withPassword: 'Mit Passwort anmelden',
  openText: 'Ein Klick, und Sie sind bei {{vendor}} angemeldet.',
  codeTitle: 'Geben Sie diesen Code dort ein, wo Sie den Link angefordert haben',
  codeText:
    'Sie haben den Link in einem anderen Browser geöffnet. Gehen Sie zurück zu dem, in dem Sie ihn angefordert haben, und geben Sie den Code dort ein. Falls Sie keinen Link angefordert haben, schließen Sie diese Seite und geben Sie niemandem den Code.',
  otherWay: 'Neuen Link anfordern',
} satisfies Translation<'de', typeof en>;
