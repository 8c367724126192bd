import type { Translation } from '../../../../translation';
import type { expressBooking as en } from '../../../en/admin/bookings/express-booking';

export const expressBooking = {
  hint: 'Saisissez le nom du client, puis Ctrl+Entrée. Le prochain horaire libre est déjà choisi.',
  newGuest: 'Nouveau client « {{name}} »',
  walkIn: 'Passage sans nom',
  searching: 'Recherche…',
  fullWaitingList: 'complet, liste d’attente',
  ofThemChildren: 'Dont enfants',
  isBooked: 'Réservé : {{name}}, {{service}}, {{when}}. Numéro {{number}}.',
  isWaiting: 'Sur liste d’attente : {{name}}, {{service}}, {{when}}. Numéro {{number}}.',
  bookedHere: 'Réservé ici à l’instant',
  noneYet:
    'Rien pour l’instant. Vos réservations s’affichent ici, à ouvrir ou à lire à voix haute.',
  noServices: 'Rien n’est encore réservable',
  noServicesHint: 'Dès qu’un service est actif, il peut être réservé ici.',
  noneLeft: 'Plus aucun horaire ce jour-là.',
  recordPast: 'Enregistrer une réservation passée',
  started: 'en cours',
  over: 'terminé',
} satisfies Translation<'fr', typeof en>;
