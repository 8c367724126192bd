import type { Translation } from '../../../../translation';
import type { messageTemplates as en } from '../../../en/admin/settings/message-templates';

export const messageTemplates = {
  label: 'Testo',
  own: 'Da scrivere',
  option: '{{name}} ({{language}})',
  preview: 'Anteprima',
  previewFailed: 'Non è stato possibile caricare l’anteprima.',
  example: 'Con valori inventati; quelli dell’ospite vengono inseriti all’invio.',
  ofGuest: 'Con i valori di questo ospite.',
  showWith: 'Mostra con',
  invented: 'Valori inventati',
  noBooking: 'Nessuna prenotazione corrisponde.',
  ofBooking: 'Con i valori di {{guest}}, {{service}}, {{date}}.',
  invent: 'Con valori inventati: non ci sono ancora prenotazioni.',
  unknown: 'Non noto qui: {{names}}',
  marketing: 'Pubblicità: non inviata a chi non la desidera.',
  otherLanguage: 'L’ospite legge {{language}}; questo testo non esiste in quella lingua.',
} satisfies Translation<'it', typeof en>;
