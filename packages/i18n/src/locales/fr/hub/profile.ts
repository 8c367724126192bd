import type { Translation } from '../../../translation';
import type { profile as en } from '../../en/hub/profile';

export const profile = {
  title: 'Profil',
  saved: 'Votre profil a été enregistré.',
  savedLinkSent: 'Votre profil a été enregistré. Nous avons envoyé un lien à {{email}}.',
  loadFailed: 'Votre profil n’a pas pu être chargé.',
  emailHint:
    'Vous vous connectez avec cette adresse e-mail. Pour en changer, saisissez la nouvelle, puis ouvrez le lien que nous y envoyons.',
  emailPending:
    'Dernière étape : ouvrez le lien envoyé à {{email}}. En attendant, connectez-vous avec votre adresse actuelle.',
  personal: 'À propos de vous',
  gender: 'Genre',
  genders: {
    none: 'Non précisé',
    female: 'Femme',
    male: 'Homme',
    other: 'Autre',
  },
  address: 'Adresse',
  street: 'Rue',
  postalCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  language: 'Langue des messages',
  languageOfVenue: 'Langue de {{vendor}}',
  consents: {
    title: 'Offres et actualités',
    text: 'Vous pouvez changer d’avis à tout moment.',
    email: 'Par e-mail',
    sms: 'Par SMS',
    givenAt: 'Accepté le {{date}}',
    declinedAt: 'Refusé le {{date}}',
  },
  security: 'Mot de passe',
  securityText: 'Les autres appareils sont déconnectés quand vous le modifiez.',
  changePassword: 'Modifier le mot de passe',
  passwordChanged: 'Votre mot de passe a été modifié.',
  passwordFailed: 'Votre mot de passe n’a pas pu être modifié.',
  data: {
    title: 'Vos données',
    text: 'Tout ce que {{vendor}} conserve sur vous : profil, réservations et séjours.',
    json: 'Télécharger (JSON)',
    html: 'Télécharger pour lecture (HTML)',
    failed: 'Vos données n’ont pas pu être récupérées.',
  },
  deletion: {
    title: 'Supprimer le compte',
    text: 'Vos données personnelles sont effacées définitivement. Les réservations passées restent, sans votre nom.',
    question: 'Supprimer votre compte chez {{vendor}} ?',
    warning: 'Cette action est irréversible. Saisissez votre mot de passe pour confirmer.',
    confirm: 'Supprimer définitivement',
    done: 'Votre compte a été supprimé.',
    failed: 'Votre compte n’a pas pu être supprimé.',
  },
  countryNone: 'Non précisé',
} satisfies Translation<'fr', typeof en>;
