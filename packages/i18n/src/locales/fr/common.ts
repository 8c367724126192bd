import type { Translation } from '../../translation';
import type { common as en } from '../en/common';

export const common = {
  actions: {
    back: 'Retour',
    cancel: 'Annuler',
    clear: 'Effacer',
    logIn: 'Se connecter',
    logOut: 'Se déconnecter',
    reload: 'Recharger',
    retry: 'Réessayer',
    save: 'Enregistrer',
    send: 'Envoyer',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    currentPassword: 'Mot de passe actuel',
    comment: 'Commentaire',
    date: 'Date',
    time: 'Heure',
    status: 'Statut',
    price: 'Prix',
    total: 'Total',
    optional: 'facultatif',
    required: 'obligatoire',
  },
  answers: {
    yes: 'Oui',
    no: 'Non',
  },
  state: {
    loading: 'Chargement…',
    saving: 'Enregistrement…',
    offline:
      'Vous êtes hors ligne. Certaines fonctions seront indisponibles jusqu’à votre reconnexion.',
    unsavedChanges:
      'Vos modifications ne sont pas enregistrées. Voulez-vous quand même quitter la page ?',
  },
  session: {
    signedInAs: 'Connecté en tant que {{name}}',
    expired: 'Votre session est terminée. Veuillez vous reconnecter.',
  },
  stale: {
    title: 'Modifié entre-temps',
    text: 'Une autre personne a modifié ces informations depuis que vous les avez ouvertes. Rechargez pour voir la dernière version ; vos propres modifications seront perdues.',
    yours: 'Votre version',
    theirs: 'Dernière version',
  },
  units: {
    person_one: '{{count}} personne',
    person_many: '{{count}} de personnes',
    person_other: '{{count}} personnes',
    child_one: '{{count}} enfant',
    child_many: '{{count}} d’enfants',
    child_other: '{{count}} enfants',
    night_one: '{{count}} nuit',
    night_many: '{{count}} de nuits',
    night_other: '{{count}} nuits',
    hour_one: '{{count}} heure',
    hour_many: '{{count}} d’heures',
    hour_other: '{{count}} heures',
    minute_one: '{{count}} minute',
    minute_many: '{{count}} de minutes',
    minute_other: '{{count}} minutes',
  },
  language: {
    choose: 'Choisir la langue',
  },
  appearance: {
    label: 'Apparence',
    light: 'Claire',
    dark: 'Sombre',
    system: 'Comme l’appareil',
  },
  unsaved: {
    stay: 'Continuer la saisie',
    leave: 'Quitter sans enregistrer',
  },
} satisfies Translation<'fr', typeof en>;
