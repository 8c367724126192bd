import { addDays } from '@atrium/rules/calendar-date';
import type { TemplateInput } from '../templates/message-vars';
import type { TemplateKind } from './own-text';

/**
 * A message of a kind about an invented booking, to look at. Names in it stay as they are in every
 * language, as a venue's own would.
 * @param today the venue's
 * @param link where its button leads
 */
export function sampleMessage(kind: TemplateKind, today: string, link: string): TemplateInput {
  const booking = {
    service: 'Yoga',
    date: addDays(today, 7),
    start: 600,
    end: 690,
    participants: 3,
    numberOfChildren: 1,
    bookingId: 'K7M2Q9XP',
    total: 75_000,
    link,
  };
  switch (kind) {
    case 'bookingChange':
      return {
        template: kind,
        vars: { ...booking, before: { date: addDays(today, 6), start: 540, end: 630 } },
      };
    case 'waitingListEntry':
      return { template: kind, vars: { ...booking, position: 2 } };
    case 'bookingConfirmation':
    case 'bookingCancellation':
    case 'waitingListPromotion':
      return { template: kind, vars: booking };
    case 'staffInvitation':
      return { template: kind, vars: { link, inviter: 'Ada Lovelace' } };
    case 'custom':
      return { template: 'freeText', vars: { subject: '', text: '' } };
    default:
      return { template: kind, vars: { link } };
  }
}
