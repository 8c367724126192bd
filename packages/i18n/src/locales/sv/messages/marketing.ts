import type { Translation } from '../../../translation';
import type {
  optOut as optOutEn,
  reviewRequest as reviewRequestEn,
} from '../../en/messages/marketing';

export const reviewRequest = {
  subject: 'Hur var {{service}}?',
  body: 'Tack för ditt besök hos {{vendor}}. Vad tyckte du om {{service}} {{date}}? Ett klick räcker, och du kan lägga till några ord.',
  scale: '1 är dåligt, 5 är utmärkt.',
  choice: '{{rating}} av {{of}}',
  thanks: 'Vi läser alla svar.',
} satisfies Translation<'sv', typeof reviewRequestEn>;

export const optOut = {
  action: 'Jag vill inte ha sådana meddelanden längre',
} satisfies Translation<'sv', typeof optOutEn>;
