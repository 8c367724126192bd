import { addDays } from '@atrium/rules/calendar/calendar-date';
import { ratings } from '@atrium/rules/guests/review-request';
import type { BookingVars, TemplateInput, TemplateKind, TreatmentVars } from '../messages/public';

interface Sample {
  /** The venue's. */
  readonly today: string;
  /** Where its button leads. */
  readonly link: string;
  /** A real one; absent: an invented one. */
  readonly booking?: BookingVars;
}

/**
 * A message of a kind, to look at. Names of an invented booking stay as they are in every language, as a
 * venue's own would. No link in it can do anything.
 */
export function sampleMessage(kind: TemplateKind, sample: Sample): TemplateInput {
  const { today, link } = sample;
  const booking = sample.booking ?? invented(today, link);
  const { date, start } = booking;
  switch (kind) {
    case 'bookingChange':
      return { template: kind, vars: { ...booking, before: { date: addDays(date, -1), start } } };
    case 'reviewRequest':
      return { template: kind, vars: { ...booking, rateLinks: ratings.map(() => link) } };
    case 'waitingListEntry':
      return { template: kind, vars: { ...booking, position: 2 } };
    case 'bookingConfirmation':
    case 'bookingCancellation':
    case 'waitingListPromotion':
      return { template: kind, vars: booking };
    case 'staffInvitation':
      return { template: kind, vars: { link, inviter: 'Ada Lovelace' } };
    case 'treatmentConfirmation':
      return { template: kind, vars: inventedTreatment(today, link) };
    case 'treatmentFree':
      return {
        template: kind,
        vars: { treatment: 'Massage', days: [{ date, starts: [600, 840] }], link },
      };
    case 'tableReady':
      return { template: kind, vars: { participants: booking.participants } };
    case 'custom':
      return { template: 'freeText', vars: { subject: '', text: '' } };
    default:
      return { template: kind, vars: { link } };
  }
}

function invented(today: string, link: string): BookingVars {
  return {
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
}

const inventedTreatment = (today: string, link: string): TreatmentVars => ({
  treatment: 'Massage',
  date: addDays(today, 7),
  start: 600,
  end: 660,
  therapists: ['Mari Lund'],
  guests: 1,
  total: 120_000,
  link,
});
