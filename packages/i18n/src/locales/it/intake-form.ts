import type { Translation } from '../../translation';
import type { intakeForm as en } from '../en/intake-form';

/** The form that a guest answers before a treatment, at a link or on the desk’s tablet. */
export const intakeForm = {
  title: 'Prima del trattamento',
  about: '{{treatment}}, {{date}} alle {{time}}',
  private:
    'Possono leggere le Sue risposte solo le persone che La trattano e la direzione di {{venue}}.',
  answeredTitle: 'Ha già risposto',
  answeredText:
    'Per correggere qualcosa, risponda di nuovo a tutte le domande. Le risposte precedenti non vengono mostrate qui.',
  who: 'Chi risponde?',
  guest: 'Ospite {{number}}',
  hasAnswered: 'ha risposto',
  questions: {
    health: 'Malattie, lesioni, operazioni o farmaci di cui dovremmo essere a conoscenza',
    pregnancy: 'È in gravidanza?',
    allergies: 'Allergie, anche a oli, creme o lattice',
  },
  yes: 'Sì',
  no: 'No',
  noAnswer: 'Nessuna risposta',
  consent: 'Il Suo consenso',
  agree: 'Acconsento',
  agreeNeeded:
    'Senza il Suo consenso non possiamo conservare le risposte. Può anche parlarne di persona con chi La tratta.',
  answerNeeded: 'Risponda a questa domanda',
  send: 'Invia le risposte',
  sending: 'Invio in corso…',
  failed: 'Non è stato possibile inviare le risposte. Riprovi.',
  thanks: 'Grazie',
  thanksText:
    '{{venue}} ha ricevuto le Sue risposte: {{treatment}}. Può modificarle fino all’inizio del trattamento.',
  again: 'Rispondi di nuovo',
  nextGuest: 'Rispondi per l’ospite successivo',
  handBack: 'Restituisca il dispositivo al personale.',
  closed: 'Il trattamento è iniziato',
  closedText: 'Non è più possibile rispondere. Dica a chi La tratta che cosa deve sapere.',
  invalid: 'Questo link non è più valido',
  invalidText: 'Ne chieda uno nuovo a {{venue}}.',
  staff: 'Personale: accedi',
  loadFailed: 'Non è stato possibile caricare il questionario.',
} satisfies Translation<'it', typeof en>;
