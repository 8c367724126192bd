import type { Translation } from '../../../translation';
import type { spa as en } from '../../en/public/spa';

export const spa = {
  title: 'Spa finden',
  text: 'Geben Sie den Namen des Hotels oder Spas ein, in dem Sie eine Behandlung möchten.',
  titleOf: 'Behandlungen bei {{name}}',
  lead: 'Sehen Sie, was die Behandlungen kosten und wann etwas frei ist, und buchen Sie einen Termin.',
  treatments: 'Behandlungen',
  from: 'Ab {{price}}',
  free: 'Kostenlos',
  together_one: 'Für {{count}} Person',
  together_other: 'Für {{count}} Personen gemeinsam',
  times: 'Freie Termine',
  timesOf: 'Freie Termine: {{treatment}}',
  none: '{{name}} bietet keine Behandlungen online an.',
  failed: 'Die Behandlungen konnten nicht geladen werden. Versuchen Sie es erneut.',
  therapists_one: 'Behandlung durch {{names}}',
  therapists_other: 'Behandlung durch {{names}}',
  cancelBefore: 'Kostenlos stornierbar bis {{duration}} vor Beginn',
  cancelUntilStart: 'Kostenlos stornierbar bis zum Beginn',
  length: 'Dauer',
  next: 'Nächste freie Termine',
  noneSoon:
    'In den nächsten 31 Tagen ist nichts frei. Wählen Sie bei der Buchung einen späteren Tag.',
  book: 'Anderen Tag wählen',
  signIn: 'Zum Buchen melden Sie sich bei {{name}} an oder erstellen dort ein Konto.',
  notOffered: 'Diese Behandlung kann nicht online gebucht werden.',
  oneFailed: 'Die Behandlung konnte nicht geladen werden. Versuchen Sie es erneut.',
} satisfies Translation<'de', typeof en>;
