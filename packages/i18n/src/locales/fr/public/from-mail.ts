import type { Translation } from '../../../translation';
import type { optOut as optOutEn, rating as ratingEn } from '../../en/public/from-mail';

export const rating = {
  title: 'Comment s’est passée votre visite ?',
  about: '{{service}}, {{date}}',
  question: 'Votre note',
  value_one: '{{count}} étoile',
  value_many: '{{count}} étoiles',
  value_other: '{{count}} étoiles',
  poor: 'Médiocre',
  excellent: 'Excellente',
  comment: 'Qu’est-ce qui vous a plu, que pourrions-nous améliorer ?',
  commentHint: 'Vous pouvez laisser ce champ vide. Seul {{vendor}} le lit.',
  send: 'Envoyer la note',
  change: 'Enregistrer les modifications',
  thanks: 'Merci !',
  thanksText: '{{vendor}} a bien reçu votre note : {{rating}} sur 5.',
  again: 'Modifier ma réponse',
  invalid: 'Ce lien n’est pas valide',
  invalidText: 'Il est peut-être incomplet. Veuillez le rouvrir depuis le message.',
  closed: 'Cette visite ne peut plus être évaluée',
  closedText: 'Elle date de plus de 90 jours. Vous pouvez toujours écrire à {{vendor}}.',
  failed: 'Votre note n’a pas pu être envoyée. Veuillez réessayer.',
  toVenue: 'Vers {{vendor}}',
} satisfies Translation<'fr', typeof ratingEn>;

export const optOut = {
  title: 'Plus de publicité par e-mail',
  text: 'Voulez-vous que {{vendor}} cesse de vous envoyer des offres et des demandes d’avis ? Vous recevrez toujours ce qui concerne vos réservations.',
  titleSms: 'Plus de publicité par SMS',
  confirm: 'Arrêter ces messages',
  done: 'Vous ne recevrez plus de tels messages',
  doneText:
    '{{vendor}} en a pris note. Les confirmations et modifications de vos réservations vous parviennent toujours.',
  invalid: 'Ce lien n’est pas valide',
  invalidText:
    'Il est peut-être incomplet. Veuillez le rouvrir depuis le message, ou écrire à {{vendor}}.',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  toVenue: 'Vers {{vendor}}',
} satisfies Translation<'fr', typeof optOutEn>;
