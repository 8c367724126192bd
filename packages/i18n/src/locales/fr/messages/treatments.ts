import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
  intake as enIntake,
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

/** The form to answer before a treatment. The consent is what guests agree to where the venue has no text. */
export const intake = {
  text: 'Avant votre venue, indiquez ce que nous devons savoir sur votre santé pour votre soin.',
  action: 'Répondre aux questions',
  consent:
    'J’accepte que {{vendor}} conserve mes réponses jusqu’à quelque temps après le soin, afin qu’il soit sans risque pour moi. Seules les personnes qui me prodiguent le soin et la direction de {{vendor}} peuvent les lire. Je peux répondre à nouveau jusqu’au début du soin et demander à tout moment à {{vendor}} de supprimer mes réponses.',
} satisfies Translation<'fr', typeof enIntake>;
