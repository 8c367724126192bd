import type { Translation } from '../../translation';
import type { signIn as en } from '../en/sign-in';

export const signIn = {
  title: 'Accesso del personale',
  submit: 'Accedi',
  forgotPassword: 'Password dimenticata?',
  resetTitle: 'Reimposta la password',
  resetIntro:
    'Inserisca la Sua e-mail di lavoro: Le invieremo un link per scegliere una nuova password.',
  resetSubmit: 'Invia il link',
  resetNotice:
    'Se l’indirizzo è collegato a un account, riceverà un’e-mail con un link. Il link è valido per 1 ora.',
  newPasswordTitle: 'Scelga una nuova password',
  newPasswordSubmit: 'Salva la nuova password',
  newPasswordSuccess: 'La Sua password è stata modificata. Ora può accedere.',
  backToLogin: 'Torna all’accesso',
  failed: 'Accesso non riuscito.',
  resetFailed: 'Non è stato possibile inviare il link.',
  newPasswordFailed: 'Non è stato possibile cambiare la password.',
  ownPasswordSuccess: 'La password è stata cambiata.',
  code: {
    text: 'La Sua app di autenticazione lo mostra ora. Se ha perso il telefono, inserisca uno dei Suoi codici di recupero.',
    label: 'Codice',
    back: 'Accedi con un altro account',
    passkey: 'Usa una passkey',
    passkeyFailed: 'Non è stata usata nessuna passkey. Riprovi o inserisca un codice.',
    recovery: 'Se ha perso la passkey, inserisca uno dei Suoi codici di recupero.',
  },
  again: {
    title: 'Accedi di nuovo',
    text: 'La sessione è terminata. Inserisca la password di {{email}} per riprendere da dove era rimasto; nulla di ciò che ha scritto va perso.',
  },
  confirm: {
    title: 'Confermi che è Lei',
    text: 'Sta per fare qualcosa che solo Lei dovrebbe poter fare. Inserisca la password di {{email}}.',
    codeText:
      'Inserisca un codice della Sua app di autenticazione o uno dei Suoi codici di recupero.',
    submit: 'Conferma',
    useCode: 'Usa invece un codice',
    usePassword: 'Usa invece la password',
    failed: 'Non è stato possibile confermare che è Lei.',
    passkeyFailed: 'Non è stata usata nessuna passkey. Riprovi o inserisca la password.',
    noPassword: 'Non ha una password? Esca e acceda di nuovo con un link via e-mail.',
  },
} satisfies Translation<'it', typeof en>;
