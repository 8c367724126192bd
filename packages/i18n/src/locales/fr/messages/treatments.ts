import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
} from '../../en/messages/treatments';

export const treatmentConfirmation = {
  subject: 'Confirmé : {{treatment}}, {{date}}',
  body: 'Votre soin chez {{vendor}} est confirmé. Nous nous réjouissons de vous accueillir !',
  title: 'Votre soin',
  treatment: 'Soin',
  therapist: 'Praticien',
  open: 'Voir mon soin',
  calendar: 'Le fichier joint ajoute le soin à votre agenda.',
  journey: {
    body: 'Vos soins chez {{vendor}} sont confirmés. Nous nous réjouissons de vous accueillir !',
    title: 'Vos soins',
    open: 'Voir mes soins',
    calendar: 'Le fichier joint les ajoute tous à votre agenda.',
  },
} satisfies Translation<'fr', typeof en>;

export const treatmentFree = {
  subject: 'Horaires libres : {{treatment}}',
  body: 'Vous êtes sur la liste d’attente pour {{treatment}} chez {{vendor}}, et ces horaires se sont libérés. Ils ne vous sont pas réservés : ne tardez pas.',
  title: 'Horaires libres',
  open: 'Choisir un horaire',
  leave:
    'Vous restez sur la liste d’attente jusqu’à votre réservation. Vous pouvez la quitter sous « Mes activités ».',
} satisfies Translation<'fr', typeof enFree>;
