import type { Translation } from '../../../../translation';
import type { move as en } from '../../../en/admin/bookings/move';

export const move = {
  open: 'Déplacer ou modifier',
  title: 'Déplacer ou modifier la réservation',
  now: 'Actuellement : {{now}}. Rien ne change avant l’enregistrement.',
  submit: 'Enregistrer la modification',
  unchanged: 'La réservation est inchangée.',
  overrideHint:
    'La réservation est inchangée. Vous pouvez outrepasser la disponibilité, avec un motif.',
  askHint: 'La réservation est inchangée. Un administrateur peut outrepasser la disponibilité.',
  noMessages: 'Rien n’a été envoyé au client au sujet de cette réservation.',
} satisfies Translation<'fr', typeof en>;
