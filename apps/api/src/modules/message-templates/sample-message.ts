import { addDays } from '@atrium/rules/calendar/calendar-date';
import { ratings } from '@atrium/rules/guests/review-request';
import type {
  BookingVars,
  NewDeviceVars,
  SecondFactorVars,
  TemplateInput,
  TemplateKind,
  TreatmentVars,
} from '../messages/public';

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
    case 'bookingReminder':
      return { template: kind, vars: { ...booking, meetingPoint: 'Reception', bring: 'Towel' } };
    case 'staffInvitation':
      return { template: kind, vars: { link, inviter: 'Ada Lovelace' } };
    case 'newDevice':
      return { template: kind, vars: inventedSignIn(today, link) };
    case 'secondFactorChanged':
      return { template: kind, vars: inventedSecondFactor(today, link) };
    case 'passkeyChanged':
      return {
        template: kind,
        vars: { change: 'added', name: 'iPhone', at: new Date(`${today}T09:00:00Z`), link },
      };
    case 'treatmentConfirmation':
      return { template: kind, vars: inventedTreatment(today, link) };
    case 'treatmentFree':
      return {
        template: kind,
        vars: { treatment: 'Massage', days: [{ date, starts: [600, 840] }], link },
      };
    case 'tableReady':
      return { template: kind, vars: { participants: booking.participants } };
    case 'paymentRequest':
      return {
        template: kind,
        vars: { ...amountOf(today), payUntil: new Date(`${addDays(today, 14)}T10:00:00Z`), link },
      };
    case 'paymentNotTaken':
      return { template: kind, vars: amountOf(today) };
    case 'paymentReceived':
    case 'paymentRefunded':
      return { template: kind, vars: { ...amountOf(today), number: 17 } };
    case 'giftCard':
      return {
        template: kind,
        vars: { ...amountOf(today), from: 'Ada Lovelace', validUntil: addDays(today, 365), link },
      };
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

const amountOf = (today: string) => ({
  about: `Yoga, ${addDays(today, 7)}`,
  amount: 75_000,
  currency: 'NOK',
});

const inventedSignIn = (today: string, link: string): NewDeviceVars => ({
  browser: 'Firefox',
  system: 'Windows',
  at: new Date(`${today}T09:30:00Z`),
  ip: '192.0.2.17',
  link,
});

const inventedSecondFactor = (today: string, link: string): SecondFactorVars => ({
  account: 'Mari Lund (mari@example.com)',
  change: 'reset',
  by: 'Ada Lovelace',
  at: new Date(`${today}T09:30:00Z`),
  link,
});

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
