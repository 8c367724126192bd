import type { Translation } from '../../../translation';
import type { receipt as source } from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Kvitto',
  creditNote: 'Kreditnota',
  receiptFile: 'kvitto',
  creditNoteFile: 'kreditnota',
  number: 'Nummer',
  date: 'Datum',
  credits: 'Till kvitto',
  net: 'Utan moms',
  tax: 'Moms {{rate}} %',
  paid: 'Betalt',
  returned: 'Återbetalt',
} satisfies Translation<'sv', typeof source>;
