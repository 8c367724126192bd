import type { Translation } from '../../../../translation';
import type { messageTemplates as en } from '../../../en/admin/settings/message-templates';

export const messageTemplates = {
  label: 'Texte',
  own: 'À rédiger',
  option: '{{name}} ({{language}})',
  preview: 'Aperçu',
  previewFailed: 'L’aperçu n’a pas pu être chargé.',
  example: 'Avec des valeurs fictives ; celles du client sont insérées à l’envoi.',
  ofGuest: 'Avec les valeurs de ce client.',
  showWith: 'Afficher avec',
  invented: 'Valeurs fictives',
  noBooking: 'Aucune réservation ne correspond.',
  ofBooking: 'Avec les valeurs de {{guest}}, {{service}}, {{date}}.',
  invent: 'Avec des valeurs fictives : il n’y a pas encore de réservation.',
  unknown: 'Inconnu ici : {{names}}',
  marketing: 'Publicité : non envoyée aux clients qui n’en veulent pas.',
  otherLanguage: 'Le client lit {{language}} ; ce texte n’existe pas dans cette langue.',
} satisfies Translation<'fr', typeof en>;
