import type { Translation } from '../../../translation';
import type { journeys as en } from '../../en/hub/journeys';

export const journeys = {
  title: 'Giornata spa',
  invite: 'Passi la giornata',
  inviteText:
    'Da due a cinque trattamenti di seguito, da soli o in coppia. Troviamo orari che si combinano.',
  start: 'Componga la Sua giornata',
  steps: { treatments: 'I Suoi trattamenti' },
  hint: 'Ne scelga da due a cinque, nell’ordine che preferisce.',
  for: 'Chi viene',
  me: 'Solo io',
  two: 'Noi due',
  treatment: 'Trattamento {{number}}',
  remove: 'Rimuovi il trattamento {{number}}',
  add: 'Aggiungi un trattamento',
  together: 'Per voi due insieme',
  sideBySide: 'Per ciascuno di voi, fianco a fianco',
  forOne: 'Per uno di voi',
  pace: 'Tra i trattamenti',
  close: 'Uno dopo l’altro',
  rests: 'Mezz’ora o più per riposare',
  noTimes: 'Quel giorno non si combina nulla',
  noTimesHint: 'Provi un altro giorno, meno trattamenti o un altro ritmo.',
  nextDay: 'Prova il giorno dopo',
  allOrNothing: 'Prenotiamo tutto insieme, oppure niente.',
  cancel: 'Annulla tutti',
  cancelTitle: 'Annullare tutti questi trattamenti?',
  cancelled: 'I Suoi trattamenti sono stati annullati.',
  cancelFailed: 'Non è stato possibile annullare i Suoi trattamenti',
  moved: 'I Suoi trattamenti sono stati spostati.',
  moveFailed: 'Non è stato possibile spostare i Suoi trattamenti',
} satisfies Translation<'it', typeof en>;
