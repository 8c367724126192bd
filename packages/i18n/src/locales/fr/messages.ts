import type { Translation } from '../../translation';
import type { messages as en } from '../en/messages';
import { giftCard } from './messages/gift-card';
import { optOut, reviewRequest } from './messages/marketing';
import { noShow } from './messages/no-show';
import { ownData } from './messages/own-data';
import { pageHead } from './messages/page-head';
import { paymentNotTaken, paymentRequest } from './messages/payment-links';
import { privacy } from './messages/privacy';
import { paymentReceived, paymentRefunded, receipt } from './messages/receipts';
import { bookingReminder } from './messages/reminder';
import { renewal } from './messages/renewal';
import { sandbox } from './messages/sandbox';
import { tableStatuses } from './messages/table-statuses';
import { intake, treatmentConfirmation, treatmentFree } from './messages/treatments';

export const messages = {
  noShow,
  renewal,
  stay: 'Séjour',
  ownData,
  pageHead,
  privacy,
  sandbox,
  bookingReminder,
  reviewRequest,
  optOut,
  tableStatuses,
  treatmentConfirmation,
  treatmentFree,
  intake,
  paymentRequest,
  paymentNotTaken,
  paymentReceived,
  paymentRefunded,
  receipt,
  giftCard,
  shared: {
    greeting: 'Bonjour {{name}},',
    greetingUnnamed: 'Bonjour,',
    signature: 'Cordialement, {{vendor}}',
    linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    contact: 'Une question ? Contactez-nous : {{contact}}.',
    automatic: 'Ce message a été envoyé automatiquement par {{vendor}}.',
  },
  calendarFeed: {
    bookings_one: '{{count}} réservation',
    bookings_many: '{{count}} réservations',
    bookings_other: '{{count}} réservations',
  },
  details: {
    title: 'Votre réservation',
    bookingId: 'Numéro de réservation',
    activity: 'Activité',
    date: 'Date',
    time: 'Heure',
    participants: 'Participants',
    participantsValue_one: '{{count}} personne',
    participantsValue_many: '{{count}} de personnes',
    participantsValue_other: '{{count}} personnes',
    adults: 'Adultes',
    children: 'Enfants',
    childrenValue_one: 'dont {{count}} enfant',
    childrenValue_many: 'dont {{count}} d’enfants',
    childrenValue_other: 'dont {{count}} enfants',
    addons: 'Suppléments',
    comment: 'Votre commentaire',
    total: 'Total',
    before: 'Avant',
    after: 'Maintenant',
    cancelUntil: 'Vous pouvez annuler gratuitement jusqu’au {{date}} à {{time}}.',
    also: 'Avec',
    open: 'Voir ma réservation',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe pour {{vendor}}',
    body: 'Nous avons reçu une demande de réinitialisation de votre mot de passe chez {{vendor}}. Choisissez un nouveau mot de passe avec le bouton ci-dessous. Le lien est valable 1 heure et ne peut servir qu’une fois.',
    action: 'Choisir un nouveau mot de passe',
    ignore:
      'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Votre mot de passe reste inchangé.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe chez {{vendor}} a été modifié',
    body: 'Le mot de passe de votre compte chez {{vendor}} vient d’être modifié et vous avez été déconnecté partout. Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant et contactez-nous.',
    action: 'Réinitialiser mon mot de passe',
  },
  staffInvitation: {
    subject: 'Votre accès à {{vendor}} dans Atrium',
    body: '{{inviter}} vous a donné accès à {{vendor}} dans Atrium. Choisissez un mot de passe pour commencer. Le lien est valable 7 jours et ne peut servir qu’une fois.',
    action: 'Choisir un mot de passe',
    ignore: 'Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
  },
  staffPasswordReset: {
    subject: 'Choisissez un nouveau mot de passe pour Atrium',
    body: 'Nous avons reçu une demande de réinitialisation du mot de passe que vous utilisez pour {{vendor}} dans Atrium. Choisissez un nouveau mot de passe avec le bouton ci-dessous. Le lien est valable 1 heure et ne peut servir qu’une fois.',
    action: 'Choisir un nouveau mot de passe',
    ignore:
      'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message. Votre mot de passe reste inchangé.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail chez {{vendor}}',
    body: 'Vous souhaitez désormais vous connecter à {{vendor}} avec cette adresse e-mail. Confirmez-la avec le bouton ci-dessous. Le lien est valable 1 heure et ne peut être utilisé qu’une fois.',
    action: 'Confirmer l’adresse',
    ignore: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message. Rien ne changera.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail chez {{vendor}} a été modifiée',
    body: 'L’adresse e-mail de votre compte chez {{vendor}} vient d’être modifiée ; vous vous connectez désormais avec la nouvelle. Si ce n’était pas vous, contactez-nous immédiatement.',
    action: 'Vers {{vendor}}',
  },
  signInLink: {
    subject: 'Connexion à {{vendor}}',
    body: 'Vous avez demandé à vous connecter à {{vendor}}. Ouvrez le lien ci-dessous dans le navigateur où vous l’avez demandé ; dans tout autre, il affiche un code à saisir là-bas. Le lien est valable 15 minutes et ne sert qu’une fois.',
    action: 'Se connecter',
    ignore:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message et ne communiquez de code à personne. Sans lui, personne n’accède à votre compte.',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte chez {{vendor}}',
    body: 'Quelqu’un vient de se connecter à votre compte chez {{vendor}} depuis un appareil qui n’avait pas encore été utilisé. Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez de mot de passe sans attendre.',
    action: 'Voir mes appareils',
    details: 'La connexion',
    device: 'Appareil',
    on: '{{browser}} sur {{system}}',
    unknown: 'Inconnu',
    time: 'Date et heure',
    address: 'Adresse réseau',
  },
  secondFactorChanged: {
    subject: 'Connexion en deux étapes modifiée',
    body: 'La connexion au compte ci-dessous chez {{vendor}} vient d’être modifiée. Si vous ne vous y attendiez pas, changez de mot de passe sans attendre et prévenez la personne qui gère Atrium chez {{vendor}}.',
    action: 'Voir mon compte',
    details: 'La modification',
    account: 'Compte',
    change: 'Quoi',
    by: 'Par',
    set: 'Connexion en deux étapes configurée',
    removed: 'Connexion en deux étapes désactivée',
    reset: 'Connexion en deux étapes réinitialisée',
    passkeyAdded: 'Clé d’accès ajoutée',
    passkeyRemoved: 'Clé d’accès supprimée',
  },
  passkeyChanged: {
    subject: 'Clés d’accès à votre compte chez {{vendor}} modifiées',
    body: 'Les clés d’accès à votre compte chez {{vendor}} viennent d’être modifiées. Si c’était vous, vous n’avez rien à faire. Sinon, changez de mot de passe sans attendre et supprimez toutes les clés d’accès qui ne sont pas les vôtres.',
    name: 'Clé d’accès',
    added: 'Ajoutée',
    removed: 'Supprimée',
  },
  activation: {
    subject: 'Activez votre compte chez {{vendor}}',
    body: '{{vendor}} a créé pour vous un compte où vous pouvez réserver des activités et consulter vos réservations. Choisissez un mot de passe pour l’activer.',
    action: 'Activer le compte',
    ignore: 'Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
  },
  welcome: {
    subject: 'Bienvenue chez {{vendor}}',
    body: 'Votre compte est prêt. Vous pouvez désormais réserver des activités, modifier vos réservations et consulter vos séjours au même endroit.',
    action: 'Vers mon espace',
  },
  bookingConfirmation: {
    subject: 'Confirmée : {{service}}, {{date}}',
    body: 'Votre réservation chez {{vendor}} est confirmée. Nous nous réjouissons de vous accueillir !',
  },
  bookingChange: {
    subject: 'Modifiée : {{service}}, {{date}}',
    body: 'Votre réservation chez {{vendor}} a été modifiée. Voici les nouvelles informations.',
  },
  bookingCancellation: {
    subject: 'Annulée : {{service}}, {{date}}',
    body: 'Votre réservation chez {{vendor}} a été annulée. Nous espérons vous accueillir une autre fois.',
    action: 'Réserver à nouveau',
  },
  bookedAs: 'Réservé sans compte par {{name}}.',
  waitingListEntry: {
    subject: 'Liste d’attente : {{service}}, {{date}}',
    body: 'Vous êtes sur la liste d’attente de {{vendor}}. Nous vous écrirons dès qu’une place se libère. D’ici là, aucune place ne vous est réservée.',
    position: 'Vous êtes numéro {{position}} sur la liste.',
  },
  soldStay: '{{name}}, {{days}}',
  stayBought: {
    subject: 'Votre séjour est réservé : {{about}}',
    text: 'Nous nous réjouissons de vous accueillir le {{day}}.\n\nVotre séjour comprend des activités et des soins. Choisissez ici leurs horaires, quand vous le souhaitez :\n\n{{link}}\n\nConservez cet e-mail : toute personne qui a ce lien peut voir votre séjour et réserver ce qu’il comprend.',
  },
  paymentReturned: {
    subject: 'Votre paiement vous est rendu : {{about}}',
    text: 'Lorsque votre paiement nous est parvenu, la dernière place pour {{about}} venait d’être prise. Rien n’est réservé et la totalité, soit {{sum}}, vous est rendue. Selon votre banque, cela prend quelques jours.\n\nNous en sommes désolés. N’hésitez pas à choisir un autre horaire.',
  },
  changeReturned: {
    subject: 'Votre paiement vous est rendu : {{about}}',
    text: 'Lorsque votre paiement nous est parvenu, la modification n’était plus possible : {{about}}. Votre réservation reste inchangée et la totalité, soit {{sum}}, vous est rendue. Selon votre banque, cela prend quelques jours.\n\nNous en sommes désolés. N’hésitez pas à modifier la réservation autrement.',
  },
  tableReady: {
    subject: 'Votre table est prête chez {{vendor}}',
    body: 'Votre table est prête. Merci de vous présenter à l’entrée dans les prochaines minutes, nous vous y conduirons.',
  },
  waitingListPromotion: {
    subject: 'Une place pour vous : {{service}}, {{date}}',
    body: 'Bonne nouvelle : une place s’est libérée chez {{vendor}} et votre réservation est maintenant confirmée.',
    cannotCome:
      'Si vous ne pouvez plus venir, merci d’annuler afin que quelqu’un d’autre profite de la place.',
  },
} satisfies Translation<'fr', typeof en>;
