import type { Translation } from '../../translation';
import type { settings as en } from '../en/settings';
import { settingsJobs } from './admin/settings/jobs';
import { settingsLogSentences } from './admin/settings/log-sentences';
import { owners } from './admin/settings/owners';
import { settingsPictures } from './admin/settings/pictures';
import { settingsServices } from './admin/settings/services';
import { settingsSetup } from './admin/settings/setup';
import { settingsSignInLog } from './admin/settings/sign-in-log';
import { settingsSitePages } from './admin/settings/site-pages';
import { settingsSpa } from './admin/settings/spa';
import { settingsUsedBy } from './admin/settings/used-by';
import { settingsVenue } from './admin/settings/venue';
import { settingsWidgets } from './admin/settings/widgets';

export const settings = {
  jobs: settingsJobs,
  owners,
  pictures: settingsPictures,
  logSentences: settingsLogSentences,
  signInLog: settingsSignInLog,
  title: 'Paramètres',
  partners: {
    title: 'Partenaires',
    subtitle: 'Clés pour les programmes des partenaires',
    access: 'Ce qu’elle permet',
    perMinute: 'Requêtes par minute',
    expires: 'Expire',
  },
  webhooks: {
    title: 'Webhooks',
    subtitle: 'Informer les programmes des partenaires de ce qui se passe',
    address: 'Adresse',
    events: 'Événements',
    on: 'Activé',
    message: 'Message',
  },
  unsaved: 'Modifications non enregistrées',
  stale: {
    text: 'Quelqu’un d’autre a modifié cet élément depuis que vous l’avez ouvert. Votre saisie est conservée jusqu’à votre choix.',
    who: '{{name}} l’a enregistré : {{when}}.',
    takeTheirs: 'Prendre la dernière version',
  },
  log: { subtitle: 'Qui a modifié quoi dans l’établissement' },
  discard: 'Annuler les modifications',
  changedFields: 'L’autre personne a modifié :',
  saved: 'Vos modifications ont été enregistrées.',
  saveFailed: 'Vos modifications n’ont pas pu être enregistrées.',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer « {{name}} »',
  deleteFailed: 'La suppression a échoué.',
  edit: 'Modifier',
  moreFor: 'Plus pour {{name}}',
  actions: 'Opérations',
  editNamed: 'Modifier « {{name}} »',
  moveUp: 'Monter « {{name}} »',
  moveDown: 'Descendre « {{name}} »',
  order: 'Ordre',
  description: 'Descriptif',
  nameHint: 'Affiché lorsqu’une langue n’a pas son propre nom.',
  noLimit: 'Sans limite',
  sold: 'En vente',
  notSold: 'Hors vente',
  sale: {
    title: 'Vente en ligne',
    online: 'Vendu en ligne',
    page: 'Ouvrir la page pour les clients',
    onlineHint: 'Il faut un prix. Enregistrez pour obtenir l’adresse de la page.',
    tax: 'Taxe comprise',
    taxHint: 'Laissez vide pour ne pas indiquer de taxe sur les reçus.',
    agreement: 'Ce que l’acheteur accepte',
    agreementHint: 'Affiché avant le paiement. Laissez vide s’il n’y a rien à accepter.',
    perDay: 'Arrivées par jour, au plus',
    perDayHint:
      'Au-delà, le jour est complet en ligne. Les séjours que vous créez comptent aussi. Laissez vide pour aucune limite.',
  },
  offer: 'Ce qui est vendu',
  minutes: 'minutes',
  hours: 'heures',
  days: 'jours',
  months: 'mois',
  color: 'Couleur',
  placeInLists: 'Place dans les listes',
  picture: 'Photo',
  pickColor: 'Choisir une couleur : {{name}}',
  texts: {
    title: 'Langues',
    hint: 'Les clients lisent leur langue lorsqu’elle est renseignée.',
    complete: 'complet',
    partial: 'incomplet',
    missing: 'manquant',
    others: 'Dans d’autres langues',
    othersHint: 'Le personnel le voit dans sa langue lorsqu’elle est renseignée.',
    count: '{{count}} sur {{total}}',
  },
  home: {
    venue: 'L’établissement',
    offer: 'Ce que les clients peuvent réserver',
    spa: 'Le spa',
    look: 'Ce que voient les clients',
    desk: 'Le travail de la réception',
    steps: 'Avant que les clients puissent réserver',
    stepService: 'Ajouter un service avec ses horaires',
    stepStatus: 'Ajouter un statut pour les clients arrivés',
    stepTheme: 'Choisir les couleurs des pages des clients',
    done: 'Terminé',
  },
  ...settingsServices,
  ...settingsSetup,
  ...settingsSpa,
  ...settingsUsedBy,
  ...settingsSitePages,
  ...settingsWidgets,
  ...settingsVenue,
} satisfies Translation<'fr', typeof en>;
