import type { Translation } from '../../../translation';
import type { receipt as source } from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Kvittering',
  creditNote: 'Kreditnota',
  receiptFile: 'kvittering',
  creditNoteFile: 'kreditnota',
  number: 'Nummer',
  date: 'Dato',
  credits: 'Til kvittering',
  net: 'Uten mva.',
  tax: 'Mva. {{rate}} %',
  paid: 'Betalt',
  returned: 'Tilbakebetalt',
} satisfies Translation<'no', typeof source>;
