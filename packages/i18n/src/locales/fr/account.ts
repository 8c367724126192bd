import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account = {
  unknownVendor: {
    title: 'Nous ne connaissons pas cet établissement',
    text: 'L’adresse est peut-être mal écrite, ou l’établissement n’est plus chez nous.',
    find: 'Trouver votre établissement',
  },
  login: {
    title: 'Connexion',
    welcome: 'Bienvenue chez {{vendor}}',
    submit: 'Se connecter',
    forgotPassword: 'Mot de passe oublié ?',
    byLink: 'Recevoir un lien par e-mail',
    byPasskey: 'Se connecter avec une clé d’accès',
    passkeyFailed:
      'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous avec votre mot de passe ou un lien.',
    noAccount: 'Première visite ?',
    signup: 'Créer un compte',
    browse: 'Voir ce que vous pouvez réserver',
  },
  signup: {
    signup: 'Inscription',
    signupSuccess: 'Votre compte a été créé. Bienvenue !',
    signupAlreadyExists: 'Un compte existe déjà avec cette adresse e-mail.',
    signupError: 'Votre compte n’a pas pu être créé. Veuillez réessayer plus tard.',
    createAccount: 'Créer un compte',
    alreadyHaveAccount: 'Vous avez déjà un compte ? Connectez-vous',
    legalGDPR: 'Conditions et confidentialité',
    tagline: 'Réservez vos activités chez {{vendor}} en quelques étapes.',
  },
  resetPassword: {
    title: 'Mot de passe oublié ?',
    intro:
      'Saisissez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    notice:
      'Si l’adresse est associée à un compte, un e-mail contenant un lien y est envoyé. Le lien est valable 1 heure.',
    backToLogin: 'Retour à la connexion',
  },
  guestReset: {
    title: 'Choisir un nouveau mot de passe',
    submit: 'Enregistrer le nouveau mot de passe',
    success: 'Votre mot de passe a été modifié. Vous pouvez maintenant vous connecter.',
    failed: 'Une erreur est survenue.',
    incompleteLink: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
    toPortal: 'Vers {{vendor}}',
    requestNew: 'Envoyer un nouveau lien',
  },
  activate: {
    title: 'Activer votre compte',
    intro: 'Choisissez un mot de passe et votre compte est prêt.',
    submit: 'Activer le compte',
    success: 'Votre compte est actif. Vous pouvez maintenant vous connecter.',
    incompleteLink: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
  },
  confirmEmail: {
    title: 'Confirmez votre adresse e-mail',
    intro: 'Vous vous connecterez ensuite avec l’adresse à laquelle ce message a été envoyé.',
    submit: 'Confirmer l’adresse',
    success: '{{email}} est confirmée. Connectez-vous désormais avec elle.',
    incompleteLink: 'Ce lien est incomplet. Veuillez le rouvrir depuis l’e-mail.',
  },
  check: 'Veuillez vérifier : {{fields}}.',
  missing: {
    firstName: 'Saisissez votre prénom.',
    email: 'Saisissez votre adresse e-mail.',
    password: 'Saisissez votre mot de passe.',
  },
} satisfies Translation<'fr', typeof en>;
