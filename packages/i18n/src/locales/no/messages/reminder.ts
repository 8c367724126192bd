import type { Translation } from '../../../translation';
import type { bookingReminder as en } from '../../en/messages/reminder';

export const bookingReminder = {
  subject: 'Snart: {{service}}, {{date}}, {{time}}',
  body: 'Vi gleder oss til å se deg hos {{vendor}}. Her er alt du trenger til besøket.',
  meetingPoint: 'Møtested',
  bring: 'Ta med',
  directions: 'Slik finner du oss',
  map: 'Åpne kartet',
  cannotCome: 'Kan du ikke komme? Avbestill eller endre reservasjonen, så får noen andre plassen.',
  calendar: 'Legg reservasjonen i kalenderen din med den vedlagte filen.',
} satisfies Translation<'no', typeof en>;
