import type { Translation } from '../../../translation';
import type {
  optOut as optOutEn,
  reviewRequest as reviewRequestEn,
} from '../../en/messages/marketing';

export const reviewRequest = {
  subject: '¿Qué tal {{service}}?',
  body: 'Gracias por su visita a {{vendor}}. ¿Qué le ha parecido {{service}}, {{date}}? Basta un clic, y puede añadir unas palabras.',
  scale: '1 es malo, 5 es excelente.',
  choice: '{{rating}} de {{of}}',
  thanks: 'Leemos todas las respuestas.',
} satisfies Translation<'es', typeof reviewRequestEn>;

export const optOut = {
  action: 'No quiero recibir más mensajes como este',
} satisfies Translation<'es', typeof optOutEn>;
