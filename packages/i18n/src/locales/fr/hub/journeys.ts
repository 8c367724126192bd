import type { Translation } from '../../../translation';
import type { journeys as en } from '../../en/hub/journeys';

export const journeys = {
  title: 'Journée spa',
  invite: 'Passez la journée',
  inviteText:
    'Deux à cinq soins à la suite, en solo ou à deux. Nous trouvons des horaires qui s’accordent.',
  start: 'Composez votre journée',
  steps: { treatments: 'Vos soins' },
  hint: 'Choisissez-en deux à cinq, dans l’ordre qui vous convient.',
  for: 'Qui vient',
  me: 'Moi seulement',
  two: 'Nous deux',
  treatment: 'Soin {{number}}',
  remove: 'Retirer le soin {{number}}',
  add: 'Ajouter un soin',
  together: 'Pour vous deux ensemble',
  sideBySide: 'Pour chacun de vous, côte à côte',
  forOne: 'Pour l’un de vous',
  pace: 'Entre les soins',
  close: 'L’un après l’autre',
  rests: 'Une demi-heure ou plus pour se reposer',
  noTimes: 'Rien ne s’accorde ce jour-là',
  noTimesHint: 'Essayez un autre jour, moins de soins ou un autre rythme.',
  nextDay: 'Essayer le jour suivant',
  allOrNothing: 'Nous réservons tout ensemble, ou rien.',
  cancel: 'Tout annuler',
  cancelTitle: 'Annuler tous ces soins ?',
  cancelled: 'Vos soins ont été annulés.',
  cancelFailed: 'Vos soins n’ont pas pu être annulés',
  moved: 'Vos soins ont été déplacés.',
  moveFailed: 'Vos soins n’ont pas pu être déplacés',
} satisfies Translation<'fr', typeof en>;
