import type { Translation } from '../../translation';
import type { calendarFeed as en } from '../en/calendar-feed';

export const calendarFeed = {
  title: {
    therapist: 'Dans votre calendrier',
    service: 'Calendrier',
    diningRoom: 'Calendrier',
  },
  about: {
    therapist:
      'Vos soins s’affichent dans le calendrier de votre téléphone. Quiconque a l’adresse peut les lire : heures, soins, cabines et prénoms des clients.',
    service:
      'Chaque horaire réservé apparaît dans le calendrier de votre téléphone, avec le nombre de personnes attendues. Aucun nom n’y figure ; quiconque a l’adresse peut le lire.',
    diningRoom:
      'Chaque horaire où des tables de cette salle sont prises apparaît dans le calendrier de votre téléphone, avec le nombre de personnes attendues. Aucun nom n’y figure ; quiconque a l’adresse peut le lire.',
  },
  make: 'Créer une adresse',
  renew: 'Nouvelle adresse',
  made: 'Adresse créée le {{date}}. Elle n’a été affichée qu’une fois.',
  shown: 'Abonnez-vous à cette adresse dans votre calendrier. Elle ne sera plus affichée.',
  address: 'Adresse du calendrier',
  copy: 'Copier',
  copied: 'Copié',
  end: 'Supprimer l’adresse',
  endAsk: 'Supprimer cette adresse ?',
  endText: 'Les calendriers qui l’utilisent ne seront plus mis à jour.',
  isMade: 'Nouvelle adresse créée',
  isEnded: 'Adresse supprimée',
  failed: 'L’adresse du calendrier n’a pas pu être modifiée.',
} satisfies Translation<'fr', typeof en>;
