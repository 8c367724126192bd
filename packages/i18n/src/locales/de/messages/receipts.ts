import type { Translation } from '../../../translation';
import type { receipt as source } from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Beleg',
  creditNote: 'Gutschrift',
  receiptFile: 'beleg',
  creditNoteFile: 'gutschrift',
  number: 'Nummer',
  date: 'Datum',
  credits: 'Zu Beleg',
  net: 'Ohne Steuer',
  tax: 'MwSt. {{rate}} %',
  paid: 'Bezahlt',
  returned: 'Erstattet',
} satisfies Translation<'de', typeof source>;
