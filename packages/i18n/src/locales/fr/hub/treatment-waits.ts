import type { Translation } from '../../../translation';
import type { treatmentWaits as en } from '../../en/hub/treatment-waits';

export const treatmentWaits = {
  title: 'Aucun horaire ne vous convient ?',
  text: 'Dites-nous quels jours vous pouvez venir. Nous vous écrirons dès qu’un horaire se libère.',
  open: 'M’inscrire sur la liste d’attente',
  first: 'Jour',
  howLong: 'Durée',
  oneDay: 'Ce jour seulement',
  week: 'Une semaine à partir de ce jour',
  join: 'M’inscrire sur la liste',
  joined: 'Vous êtes sur la liste d’attente. Rien n’est encore réservé.',
  joinFailed: 'Vous n’avez pas pu être inscrit sur la liste d’attente.',
  told: 'Dernier e-mail sur des horaires libres : {{when}}',
  seeTimes: 'Voir les horaires',
  leaveQuestion: 'Quitter la liste d’attente ?',
  leaveText: 'Nous ne vous préviendrons plus quand un horaire se libère.',
  stay: 'Rester sur la liste',
  left: 'Vous n’êtes plus sur la liste d’attente.',
  leaveFailed: 'Vous n’avez pas pu être retiré de la liste d’attente.',
  loadFailed: 'Votre place sur la liste d’attente n’a pas pu être chargée.',
} satisfies Translation<'fr', typeof en>;
