import type { Translation } from '../../translation';
import type { intakeForm as en } from '../en/intake-form';

/** The form that a guest answers before a treatment, at a link or on the desk’s tablet. */
export const intakeForm = {
  title: 'Vor Ihrer Behandlung',
  about: '{{treatment}}, {{date}} um {{time}} Uhr',
  private:
    'Ihre Antworten können nur die Personen lesen, die Sie behandeln, und die Leitung von {{venue}}.',
  answeredTitle: 'Sie haben schon geantwortet',
  answeredText:
    'Um etwas zu korrigieren, beantworten Sie alle Fragen erneut. Frühere Antworten werden hier nicht gezeigt.',
  who: 'Wer antwortet?',
  guest: 'Gast {{number}}',
  hasAnswered: 'beantwortet',
  questions: {
    health: 'Krankheiten, Verletzungen, Operationen oder Medikamente, von denen wir wissen sollten',
    pregnancy: 'Sind Sie schwanger?',
    allergies: 'Allergien, auch gegen Öle, Cremes oder Latex',
  },
  yes: 'Ja',
  no: 'Nein',
  noAnswer: 'Keine Angabe',
  consent: 'Ihre Einwilligung',
  agree: 'Ich willige ein',
  agreeNeeded:
    'Ohne Ihre Einwilligung dürfen wir Ihre Antworten nicht aufbewahren. Sie können auch persönlich mit uns sprechen.',
  answerNeeded: 'Beantworten Sie diese Frage',
  send: 'Antworten senden',
  sending: 'Wird gesendet…',
  failed: 'Ihre Antworten konnten nicht gesendet werden. Versuchen Sie es erneut.',
  thanks: 'Vielen Dank',
  thanksText:
    '{{venue}} hat Ihre Antworten erhalten: {{treatment}}. Bis zum Beginn der Behandlung können Sie sie ändern.',
  again: 'Erneut antworten',
  nextGuest: 'Für den nächsten Gast antworten',
  handBack: 'Geben Sie das Gerät dem Personal zurück.',
  closed: 'Die Behandlung hat begonnen',
  closedText:
    'Der Fragebogen kann nicht mehr beantwortet werden. Sagen Sie bei der Behandlung, was wichtig ist.',
  invalid: 'Dieser Link gilt nicht mehr',
  invalidText: 'Bitten Sie {{venue}} um einen neuen.',
  staff: 'Personal: anmelden',
  loadFailed: 'Der Fragebogen konnte nicht geladen werden.',
} satisfies Translation<'de', typeof en>;
