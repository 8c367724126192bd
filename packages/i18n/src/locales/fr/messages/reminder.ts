import type { Translation } from '../../../translation';
import type { bookingReminder as en } from '../../en/messages/reminder';

export const bookingReminder = {
  subject: 'Bientôt : {{service}}, {{date}}, {{time}}',
  body: 'Nous nous réjouissons de vous accueillir chez {{vendor}}. Voici tout ce qu’il faut savoir pour votre visite.',
  meetingPoint: 'Lieu de rendez-vous',
  bring: 'À apporter',
  directions: 'Pour venir chez nous',
  map: 'Ouvrir la carte',
  cannotCome:
    'Vous ne pouvez pas venir ? Annulez ou modifiez votre réservation : quelqu’un d’autre profitera de la place.',
  calendar: 'Ajoutez la réservation à votre agenda avec le fichier joint.',
} satisfies Translation<'fr', typeof en>;
