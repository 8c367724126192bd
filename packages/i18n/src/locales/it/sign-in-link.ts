import type { Translation } from '../../translation';
import type { signInLink as en } from '../en/sign-in-link';

export const signInLink = {
  intro: 'Inserisca il Suo indirizzo e-mail e Le invieremo un link per accedere.',
  send: 'Invia link',
  sentTitle: 'Controlli la posta',
  sent: 'Se {{email}} è associato a un account, un link è in arrivo. È valido per 15 minuti. Lo apra in questo browser.',
  elsewhere: 'L’ha aperto su un altro dispositivo? Inserisca qui il codice che mostra.',
  code: 'Codice',
  submit: 'Accedi',
  again: 'Invia di nuovo',
  withPassword: 'Accedi con la password',
  openText: 'Un tocco e ha effettuato l’accesso a {{vendor}}.',
  codeTitle: 'Inserisca questo codice dove ha richiesto il link',
  codeText:
    'Ha aperto il link in un altro browser. Torni a quello in cui l’ha richiesto e inserisca lì il codice. Se non ha richiesto un link, chiuda questa pagina e non comunichi il codice a nessuno.',
  otherWay: 'Richieda un nuovo link',
} satisfies Translation<'it', typeof en>;
