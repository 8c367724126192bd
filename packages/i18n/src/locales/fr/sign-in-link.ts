import type { Translation } from '../../translation';
import type { signInLink as en } from '../en/sign-in-link';

export const signInLink = {
  intro: 'Saisissez votre adresse e-mail et nous vous enverrons un lien de connexion.',
  send: 'Envoyer le lien',
  sentTitle: 'Consultez votre messagerie',
  sent: 'Si {{email}} est associée à un compte, un lien est en route. Il est valable 15 minutes. Ouvrez-le dans ce navigateur.',
  elsewhere: 'Ouvert sur un autre appareil ? Saisissez ici le code qu’il affiche.',
  code: 'Code',
  submit: 'Se connecter',
  again: 'Renvoyer',
  withPassword: 'Se connecter avec un mot de passe',
  openText: 'Un clic, et vous êtes connecté à {{vendor}}.',
  codeTitle: 'Saisissez ce code là où vous avez demandé le lien',
  codeText:
    'Vous avez ouvert le lien dans un autre navigateur. Revenez à celui où vous l’avez demandé et saisissez-y le code. Si vous n’avez pas demandé de lien, fermez cette page et ne communiquez le code à personne.',
  otherWay: 'Demander un nouveau lien',
} satisfies Translation<'fr', typeof en>;
