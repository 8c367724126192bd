import type { Translation } from '../../../translation';
import type { bookingReminder as en } from '../../en/messages/reminder';

export const bookingReminder = {
  subject: 'Snart: {{service}}, {{date}}, {{time}}',
  body: 'Vi ser fram emot att träffa dig hos {{vendor}}. Här är allt du behöver inför besöket.',
  meetingPoint: 'Mötesplats',
  bring: 'Ta med',
  directions: 'Så hittar du till oss',
  map: 'Öppna kartan',
  cannotCome: 'Kan du inte komma? Avboka eller ändra bokningen, så får någon annan platsen.',
  calendar: 'Lägg in bokningen i din kalender med den bifogade filen.',
} satisfies Translation<'sv', typeof en>;
