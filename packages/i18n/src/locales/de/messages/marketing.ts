import type { Translation } from '../../../translation';
import type {
  optOut as optOutEn,
  reviewRequest as reviewRequestEn,
} from '../../en/messages/marketing';

export const reviewRequest = {
  subject: 'Wie war {{service}}?',
  body: 'Vielen Dank für Ihren Besuch bei {{vendor}}. Wie hat Ihnen {{service}} am {{date}} gefallen? Ein Klick genügt, und Sie können ein paar Worte hinzufügen.',
  scale: '1 ist schlecht, 5 ist ausgezeichnet.',
  choice: '{{rating}} von {{of}}',
  thanks: 'Wir lesen jede Antwort.',
} satisfies Translation<'de', typeof reviewRequestEn>;

export const optOut = {
  action: 'Ich möchte solche Nachrichten nicht mehr erhalten',
} satisfies Translation<'de', typeof optOutEn>;
