import type { Translation } from '../../../translation';
import type { optOut as optOutEn, rating as ratingEn } from '../../en/public/from-mail';

export const rating = {
  title: 'Com’è andata la Sua visita?',
  about: '{{service}}, {{date}}',
  question: 'La Sua valutazione',
  value_one: '{{count}} stella',
  value_many: '{{count}} stelle',
  value_other: '{{count}} stelle',
  poor: 'Scarsa',
  excellent: 'Eccellente',
  comment: 'Che cosa Le è piaciuto e che cosa si può migliorare?',
  commentHint: 'Può lasciare vuoto il campo. Lo legge solo {{vendor}}.',
  send: 'Invia la valutazione',
  change: 'Salva le modifiche',
  thanks: 'Grazie!',
  thanksText: '{{vendor}} ha ricevuto la Sua valutazione: {{rating}} su 5.',
  again: 'Modifica la mia risposta',
  invalid: 'Questo link non è valido',
  invalidText: 'Forse è incompleto. Lo apra di nuovo dal messaggio.',
  closed: 'Questa visita non può più essere valutata',
  closedText: 'Sono passati più di 90 giorni. Può sempre scrivere a {{vendor}}.',
  failed: 'Non è stato possibile inviare la valutazione. Riprovi.',
  toVenue: 'Vai a {{vendor}}',
} satisfies Translation<'it', typeof ratingEn>;

export const optOut = {
  title: 'Niente più pubblicità per e-mail',
  text: 'Vuole che {{vendor}} smetta di inviarLe offerte e richieste di valutazione? Continuerà a ricevere ciò che riguarda le Sue prenotazioni.',
  titleSms: 'Niente più pubblicità per SMS',
  confirm: 'Interrompi questi messaggi',
  done: 'Non riceverà più questi messaggi',
  doneText:
    '{{vendor}} ne ha preso nota. Le conferme e le modifiche delle Sue prenotazioni continueranno ad arrivarLe.',
  invalid: 'Questo link non è valido',
  invalidText: 'Forse è incompleto. Lo apra di nuovo dal messaggio o scriva a {{vendor}}.',
  failed: 'Non è stato possibile salvare. Riprovi.',
  toVenue: 'Vai a {{vendor}}',
} satisfies Translation<'it', typeof optOutEn>;
