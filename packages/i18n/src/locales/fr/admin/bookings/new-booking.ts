import type { Translation } from '../../../../translation';
import type { newBooking as en } from '../../../en/admin/bookings/new-booking';

export const newBooking = {
  title: 'Nouvelle réservation',
  chooseService: 'Choisissez un service',
  chooseDate: 'Choisissez une date',
  chooseTime: 'Choisissez une heure',
  submit: 'Réserver',
  submitWaitingList: 'Ajouter à la liste d’attente',
  submitOver: 'Réserver au-delà de la capacité',
  override: 'Passer outre la disponibilité',
  overrideReason: 'Motif de la dérogation',
  overPace:
    '{{time}} : arrivées encore possibles : {{left}}, pour un groupe de {{size}}. Vous pouvez continuer malgré tout.',
  servicesFailed: 'La liste des services n’a pas pu être chargée',
  details: 'Détails',
  comment: 'Commentaire (visible par le client)',
  fewer: 'Moins : {{name}}',
  more: 'Plus : {{name}}',
  overrideNotice:
    'Les places, l’ouverture et les horaires ne sont pas vérifiés. Votre motif est inscrit au journal des modifications.',
  waitingNotice: 'Cet horaire est complet. Le client est mis en liste d’attente.',
} satisfies Translation<'fr', typeof en>;
