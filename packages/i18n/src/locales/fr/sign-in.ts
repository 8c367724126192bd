import type { Translation } from '../../translation';
import type { signIn as en } from '../en/sign-in';

export const signIn = {
  title: 'Connexion du personnel',
  submit: 'Se connecter',
  forgotPassword: 'Mot de passe oublié ?',
  resetTitle: 'Réinitialiser le mot de passe',
  resetIntro:
    'Saisissez votre adresse professionnelle et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  resetSubmit: 'Envoyer le lien',
  resetNotice:
    'Si l’adresse est liée à un compte, un e-mail contenant un lien est en route. Le lien est valable 1 heure.',
  newPasswordTitle: 'Choisir un nouveau mot de passe',
  newPasswordSubmit: 'Enregistrer le nouveau mot de passe',
  newPasswordSuccess: 'Votre mot de passe a été modifié. Vous pouvez maintenant vous connecter.',
  backToLogin: 'Retour à la connexion',
  failed: 'La connexion a échoué.',
  resetFailed: 'Le lien n’a pas pu être envoyé.',
  newPasswordFailed: 'Le mot de passe n’a pas pu être modifié.',
  ownPasswordSuccess: 'Votre mot de passe a été modifié.',
  code: {
    text: 'Votre application d’authentification l’affiche maintenant. Si vous avez perdu votre téléphone, saisissez l’un de vos codes de secours.',
    label: 'Code',
    back: 'Se connecter avec un autre compte',
    passkey: 'Utiliser une clé d’accès',
    passkeyFailed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou saisissez un code.',
    recovery: 'Si vous avez perdu votre clé d’accès, saisissez l’un de vos codes de secours.',
  },
  again: {
    title: 'Reconnectez-vous',
    text: 'Votre session est terminée. Saisissez le mot de passe de {{email}} pour reprendre où vous en étiez ; rien de ce que vous avez saisi n’est perdu.',
  },
  confirm: {
    title: 'Confirmez que c’est bien vous',
    text: 'Vous êtes sur le point de faire quelque chose que vous seul devriez pouvoir faire. Saisissez le mot de passe de {{email}}.',
    codeText:
      'Saisissez un code de votre application d’authentification ou l’un de vos codes de récupération.',
    submit: 'Confirmer',
    useCode: 'Utiliser plutôt un code',
    usePassword: 'Utiliser plutôt le mot de passe',
    failed: 'Votre identité n’a pas pu être confirmée.',
    passkeyFailed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou saisissez le mot de passe.',
    noPassword:
      'Pas de mot de passe ? Déconnectez-vous, puis reconnectez-vous avec un lien reçu par e-mail.',
  },
} satisfies Translation<'fr', typeof en>;
