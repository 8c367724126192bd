import type { Translation } from '../../../translation';
import type {
  optOut as optOutEn,
  reviewRequest as reviewRequestEn,
} from '../../en/messages/marketing';

export const reviewRequest = {
  subject: '{{service}} : qu’en avez-vous pensé ?',
  body: 'Merci de votre visite chez {{vendor}}. Qu’avez-vous pensé de {{service}}, {{date}} ? Un clic suffit, et vous pouvez ajouter quelques mots.',
  scale: '1 : médiocre, 5 : excellent.',
  choice: '{{rating}} sur {{of}}',
  thanks: 'Nous lisons chaque réponse.',
} satisfies Translation<'fr', typeof reviewRequestEn>;

export const optOut = {
  action: 'Je ne veux plus recevoir de tels messages',
} satisfies Translation<'fr', typeof optOutEn>;
