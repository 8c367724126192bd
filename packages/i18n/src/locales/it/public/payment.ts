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
    'La prenotazione è confermata appena ha pagato. Teniamo il Suo posto fino alle {{time}}. Se la carta è stata rifiutata, ne provi un’altra.',
  elsewhere:
    'Paghi nell’altra scheda; poi questa pagina prosegue da sola. Teniamo il Suo posto fino alle {{time}}.',
  endedTitle: 'Nulla è stato pagato',
  endedText: 'Il pagamento non è stato completato: nulla è prenotato.',
  returnedTitle: 'Il Suo posto non era più libero',
  returnedText:
    'Qualcun altro ha preso l’ultimo posto. Nulla è prenotato e Le restituiamo tutti i {{amount}}.',
  doNotPay: 'Annulla il pagamento',
  loadFailed: 'Non abbiamo potuto verificare il Suo pagamento.',
  back: 'Le rimborsiamo {{refund}} dei {{paid}} pagati.',
  cardInAdvance: 'Quando prenota indica una carta. In quel momento non viene addebitato nulla.',
  card: 'Aggiungi una carta',
  cardTitle: 'La Sua carta',
  cardText:
    'Ora non viene addebitato nulla. Se non si presenta o annulla tardi, possono essere addebitati fino a {{fee}} sulla Sua carta.',
  cardAlso:
    'Se non si presenta o annulla tardi, possono essere addebitati fino a {{fee}} sulla stessa carta.',
  openCard: 'Ancora nessuna carta',
  openCardText:
    'La prenotazione è confermata appena ha aggiunto una carta. Teniamo il Suo posto fino alle {{time}}. Se la carta è stata rifiutata, ne provi un’altra.',
  doNotGive: 'Annulla',
  endedCard: 'Nulla è prenotato',
  endedCardText:
    'Non ha aggiunto una carta, o il posto è stato preso nel frattempo. Nulla è stato addebitato.',
  inAdvance: 'Si paga in anticipo, al momento della prenotazione.',
  invalid: 'Questo link non porta a nessun pagamento',
  paid: 'Pagato: {{amount}}',
} satisfies Translation<'it', typeof en>;
