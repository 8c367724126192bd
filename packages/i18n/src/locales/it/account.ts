import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account = {
  unknownVendor: {
    title: 'Non conosciamo questa struttura',
    text: 'Forse l’indirizzo è scritto male, o la struttura non è più con noi.',
    find: 'Trovi la Sua struttura',
  },
  login: {
    title: 'Accesso',
    welcome: 'Le diamo il benvenuto da {{vendor}}',
    submit: 'Accedi',
    forgotPassword: 'Password dimenticata?',
    byLink: 'Ricevi un link via e-mail',
    byPasskey: 'Accedi con una passkey',
    passkeyFailed: 'Non è stata usata nessuna passkey. Riprovi o acceda con la password o un link.',
    noAccount: 'È la Sua prima visita?',
    signup: 'Crea un account',
    browse: 'Veda che cosa può prenotare',
  },
  signup: {
    signup: 'Registrazione',
    signupSuccess: 'Il Suo account è stato creato. Le diamo il benvenuto!',
    signupAlreadyExists: 'Esiste già un account con questo indirizzo e-mail.',
    signupError: 'Non è stato possibile creare il Suo account. Riprovi più tardi.',
    createAccount: 'Crea account',
    alreadyHaveAccount: 'Ha già un account? Acceda',
    legalGDPR: 'Condizioni e privacy',
    tagline: 'Prenoti le Sue attività da {{vendor}} in pochi passaggi.',
  },
  resetPassword: {
    title: 'Password dimenticata?',
    intro:
      'Inserisca il Suo indirizzo e-mail: Le invieremo un link per scegliere una nuova password.',
    submit: 'Invia il link',
    notice:
      'Se l’indirizzo è collegato a un account, viene inviata un’email con un link. Il link è valido per 1 ora.',
    backToLogin: 'Torna all’accesso',
  },
  guestReset: {
    title: 'Scelga una nuova password',
    submit: 'Salva la nuova password',
    success: 'La Sua password è stata modificata. Ora può accedere.',
    failed: 'Si è verificato un errore.',
    incompleteLink: 'Questo link è incompleto. Lo apra di nuovo dall’e-mail.',
    toPortal: 'Vai a {{vendor}}',
    requestNew: 'Invia un nuovo link',
  },
  activate: {
    title: 'Attivi il Suo account',
    intro: 'Scelga una password e il Suo account è pronto.',
    submit: 'Attiva account',
    success: 'Il Suo account è attivo. Ora può accedere.',
    incompleteLink: 'Questo link è incompleto. Lo apra di nuovo dall’e-mail.',
  },
  confirmEmail: {
    title: 'Confermi il Suo indirizzo e-mail',
    intro: 'Da quel momento accederà con l’indirizzo a cui è stato inviato questo messaggio.',
    submit: 'Conferma l’indirizzo',
    success: '{{email}} è confermato. Acceda con questo d’ora in poi.',
    incompleteLink: 'Questo link è incompleto. Lo apra di nuovo dall’e-mail.',
  },
  check: 'Controlli: {{fields}}.',
  missing: {
    firstName: 'Inserisca il Suo nome.',
    email: 'Inserisca il Suo indirizzo e-mail.',
    password: 'Inserisca la Sua password.',
  },
} satisfies Translation<'it', typeof en>;
