import type { Translation } from '../../../translation';
import type { pageHead as en } from '../../en/messages/page-head';

export const pageHead = {
  venue: 'Boka aktiviteter och se dina bokningar hos {{vendor}}.',
  offer: 'Se när {{name}} är ledigt hos {{vendor}} och boka din tid.',
} satisfies Translation<'sv', typeof en>;
