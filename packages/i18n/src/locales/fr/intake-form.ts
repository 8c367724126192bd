import type { Translation } from '../../translation';
import type { intakeForm as en } from '../en/intake-form';

/** The form that a guest answers before a treatment, at a link or on the desk’s tablet. */
export const intakeForm = {
  title: 'Avant votre soin',
  about: '{{treatment}}, {{date}} à {{time}}',
  private:
    'Seules les personnes qui vous prodiguent le soin et la direction de {{venue}} peuvent lire vos réponses.',
  answeredTitle: 'Vous avez déjà répondu',
  answeredText:
    'Pour corriger une réponse, répondez de nouveau à toutes les questions. Les réponses précédentes ne s’affichent pas ici.',
  who: 'Qui répond ?',
  guest: 'Client {{number}}',
  hasAnswered: 'a répondu',
  questions: {
    health: 'Maladies, blessures, opérations ou médicaments que nous devrions connaître',
    pregnancy: 'Êtes-vous enceinte ?',
    allergies: 'Allergies, y compris aux huiles, aux crèmes ou au latex',
  },
  yes: 'Oui',
  no: 'Non',
  noAnswer: 'Sans réponse',
  consent: 'Votre consentement',
  agree: 'J’accepte',
  agreeNeeded:
    'Sans votre consentement, nous ne pouvons pas conserver vos réponses. Vous pouvez aussi en parler à votre praticien.',
  answerNeeded: 'Répondez à cette question',
  send: 'Envoyer les réponses',
  sending: 'Envoi…',
  failed: 'Vos réponses n’ont pas pu être envoyées. Réessayez.',
  thanks: 'Merci',
  thanksText:
    '{{venue}} a reçu vos réponses : {{treatment}}. Vous pouvez les modifier jusqu’au début du soin.',
  again: 'Répondre à nouveau',
  nextGuest: 'Répondre pour le client suivant',
  handBack: 'Rendez l’appareil au personnel.',
  closed: 'Le soin a commencé',
  closedText: 'Il n’est plus possible de répondre. Dites à votre praticien ce qu’il doit savoir.',
  invalid: 'Ce lien n’est plus valable',
  invalidText: 'Demandez-en un nouveau à {{venue}}.',
  staff: 'Personnel : se connecter',
  loadFailed: 'Le questionnaire n’a pas pu être chargé.',
} satisfies Translation<'fr', typeof en>;
