import type { Translation } from '../../../translation';
import type {
  optOut as optOutEn,
  reviewRequest as reviewRequestEn,
} from '../../en/messages/marketing';

export const reviewRequest = {
  subject: 'Hvordan var {{service}}?',
  body: 'Takk for besøket hos {{vendor}}. Hva syntes du om {{service}} {{date}}? Ett klikk er nok, og du kan legge til noen ord.',
  scale: '1 er dårlig, 5 er utmerket.',
  choice: '{{rating}} av {{of}}',
  thanks: 'Vi leser alle svar.',
} satisfies Translation<'no', typeof reviewRequestEn>;

export const optOut = {
  action: 'Jeg vil ikke ha slike meldinger lenger',
} satisfies Translation<'no', typeof optOutEn>;
