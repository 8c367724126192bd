import type { Translation } from '../../../translation';
import type { pageHead as en } from '../../en/messages/page-head';

export const pageHead = {
  venue: 'Bestill aktiviteter og se reservasjonene dine hos {{vendor}}.',
  offer: 'Se når {{name}} er ledig hos {{vendor}}, og bestill tiden din.',
} satisfies Translation<'no', typeof en>;
