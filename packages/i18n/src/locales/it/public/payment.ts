import type { Translation } from '../../../translation';
import type { payment as en } from '../../en/public/payment';

export const payment = {
  title: 'Pagamento',
  now: 'Da pagare ora',
  later: 'Da pagare sul posto',
  pay: 'Paga {{amount}}',
  choice: 'Quando desidera pagare?',
  payNow: 'Pagare {{amount}} ora',
  payLater: 'Pagare sul posto',
  terms: 'Se cancella',
  free: 'Gratuito fino a {{hours}} ore prima dell’inizio',
  costs: '{{percent}} del prezzo fino a {{hours}} ore prima',
  afterwards: 'Dopo, il prezzo intero',
  settling: 'Stiamo confermando il Suo pagamento. Ci vuole un momento; può chiudere questa pagina.',
  openTitle: 'Non ancora pagato',
  openText:
    'Nulla è prenotato finché non paga. Teniamo il Suo posto fino alle {{time}}. Se la carta è stata rifiutata, ne provi un’altra.',
  elsewhere:
    'Il pagamento avviene in un’altra scheda; poi questa pagina prosegue da sola. Teniamo il Suo posto fino alle {{time}}.',
  endedTitle: 'Nulla è stato pagato',
  endedText: 'Il pagamento è terminato e nulla è prenotato.',
  returnedTitle: 'Il Suo posto non era più libero',
  returnedText:
    'Qualcun altro ha preso l’ultimo posto. Nulla è prenotato e Le restituiamo tutti i {{amount}}.',
  doNotPay: 'Non pagare',
  loadFailed: 'Non è stato possibile verificare lo stato del Suo pagamento.',
  back: 'Le vengono restituiti {{refund}} dei {{paid}} pagati.',
  cardInAdvance: 'Quando prenota indica una carta. In quel momento non viene addebitato nulla.',
  card: 'Indica una carta',
  cardTitle: 'La Sua carta',
  cardText:
    'Ora non viene addebitato nulla. Se non si presenta o annulla tardi, possono essere addebitati fino a {{fee}} sulla Sua carta.',
  cardAlso:
    'Se non si presenta o annulla tardi, possono essere addebitati fino a {{fee}} sulla stessa carta.',
  openCard: 'Ancora nessuna carta',
  openCardText:
    'Nulla è prenotato finché non indica una carta. Teniamo il Suo posto fino alle {{time}}. Se la carta è stata rifiutata, può provarne un’altra.',
  doNotGive: 'Non indicare una carta',
  endedCard: 'Nulla è prenotato',
  endedCardText:
    'Non ha indicato una carta, o il posto non era più libero. Nulla è stato addebitato.',
  inAdvance: 'Si paga in anticipo, al momento della prenotazione.',
  invalid: 'Questo link non porta a nessun pagamento',
  paid: 'Pagato: {{amount}}',
} satisfies Translation<'it', typeof en>;
