import type { Translation } from '../../../translation';
import type { sandbox as en } from '../../en/messages/sandbox';

export const sandbox = {
  title: 'Pagamento di prova',
  notice:
    'Questo è un ambiente di prova. Non si muove denaro e non serve alcuna carta: scelga che cosa succede.',
  pay: 'Paga {{sum}}',
  askToConfirm: 'Paga con 3-D Secure',
  giveCard: 'Fornisci la carta',
  giveWithSecure: 'Fornisci con 3-D Secure',
  confirmText: 'La Sua banca ora chiederebbe se è Lei a pagare.',
  confirm: 'Sì, sono io',
  decline: 'Rifiuta la carta',
  declined: 'La carta è stata rifiutata. Scelga di nuovo.',
  leave: 'Torna indietro senza pagare',
  misbehave: 'Paga, con un fornitore che sbaglia',
  silence: 'Nessuna risposta al momento dell’addebito',
  later: 'Fornisci una carta che poi non funziona',
  cards: {
    declines: 'La banca poi la rifiuta',
    needsGuest: 'La banca poi chiede la Sua conferma',
    isSilent: 'Nessuna risposta all’addebito successivo',
  },
  closed: 'Questo pagamento è chiuso',
  back: 'Continua',
  notices: {
    late: 'Il messaggio arriva tardi',
    twice: 'Il messaggio arriva due volte',
    outOfOrder: 'I messaggi arrivano nell’ordine sbagliato',
    never: 'Il messaggio non arriva mai',
  },
} satisfies Translation<'it', typeof en>;
