import type { Translation } from '../../../translation';
import type {
  optOut as optOutEn,
  reviewRequest as reviewRequestEn,
} from '../../en/messages/marketing';

export const reviewRequest = {
  subject: 'Com’è andata con {{service}}?',
  body: 'Grazie per la Sua visita presso {{vendor}}. Come ha trovato {{service}}, {{date}}? Basta un clic, e può aggiungere qualche parola.',
  scale: '1 è scarso, 5 è eccellente.',
  choice: '{{rating}} su {{of}}',
  thanks: 'Leggiamo ogni risposta.',
} satisfies Translation<'it', typeof reviewRequestEn>;

export const optOut = {
  action: 'Non desidero più ricevere messaggi come questo',
} satisfies Translation<'it', typeof optOutEn>;
