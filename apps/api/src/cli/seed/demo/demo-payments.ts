import { formatDate, formatTime } from '@atrium/i18n/format';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { bookingTotal } from '@atrium/rules/money/money';
import type { MoneyKind } from '@atrium/rules/payments/ledger/money-balance';
import type { PaymentState } from '@atrium/rules/payments/payment-states';
import type { Types } from 'mongoose';
import type { Random } from '../random';
import type { DemoBooking } from './demo-bookings';

interface Scene {
  readonly random: Random;
  readonly now: Date;
  readonly vendorId: Types.ObjectId;
  /** Names by hex id. */
  readonly services: ReadonlyMap<string, string>;
}

type Fate = 'settled' | 'refunded' | 'refused' | 'undone' | 'begun' | 'failed';

/** What became of the others: most were paid. */
const usual: readonly Fate[] = ['settled', 'settled', 'settled', 'refunded', 'settled', 'undone'];

/** What a good venue has few of. */
const seldom: ReadonlyMap<number, Fate> = new Map([
  [2, 'begun'],
  [4, 'failed'],
  [8, 'refused'],
]);

const MOST = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const stateOf: Readonly<Record<Fate, PaymentState>> = {
  settled: 'settled',
  refunded: 'settled',
  refused: 'settled',
  undone: 'undone',
  begun: 'begun',
  failed: 'failed',
};

const kindsOf: Readonly<Record<Fate, readonly MoneyKind[]>> = {
  settled: ['authorised', 'captured'],
  refunded: ['authorised', 'captured', 'refunded'],
  refused: ['authorised', 'captured'],
  undone: [],
  begun: [],
  failed: ['authorised', 'released'],
};

export interface DemoPayment {
  readonly _id: Types.ObjectId;
  readonly amount: number;
  readonly description: string;
  readonly language: string;
}

export interface DemoEntry {
  readonly key: string;
  readonly kind: MoneyKind;
  readonly amount: number;
  readonly currency: string;
  readonly about: { readonly _id: Types.ObjectId };
  readonly _payment: Types.ObjectId;
  readonly at: Date;
}

export interface DemoPayments {
  payments: DemoPayment[];
  moneyEntries: DemoEntry[];
  /** What the sandbox knows of them, so that they can be looked at and refunded. */
  sandboxPayments: object[];
}

/** Payments of bookings over the last weeks, with their entries in the ledger of money. */
export function demoPayments(bookings: readonly DemoBooking[], scene: Scene): DemoPayments {
  const made: DemoPayments = { payments: [], moneyEntries: [], sandboxPayments: [] };
  const paid = bookings
    .filter(
      ({ active, waitingList, terms, _customer }) =>
        active && !waitingList && terms.price > 0 && _customer,
    )
    // what has to be paid before it is booked was paid first of all
    .sort((a, b) => Number(isPrepaid(b)) - Number(isPrepaid(a)));
  for (const [index, booking] of paid.slice(0, MOST).entries()) {
    const fate = seldom.get(index) ?? usual[index % usual.length] ?? 'settled';
    // what waits for its guest was begun a moment ago
    const ago = fate === 'begun' ? HOUR_MS / 6 : (index / 2) * DAY_MS + HOUR_MS;
    add(made, booking, fate, new Date(scene.now.getTime() - ago), scene);
  }
  return made;
}

const isPrepaid = ({ terms }: DemoBooking): boolean => terms.prepayment === 'required';

function add(
  made: DemoPayments,
  booking: DemoBooking,
  fate: Fate,
  at: Date,
  { random, vendorId, services }: Scene,
): void {
  const _id = random.objectId();
  const { terms, participants, _customer, start, timeindex } = booking;
  const { price, ageBands, currency } = terms;
  const amount = bookingTotal({ price, ageBands, participants });
  const about = { kind: 'booking', _id: booking._id };
  const reference = `sandbox_${vendorId.toHexString()}_${_id.toHexString()}`;
  const returned = Math.ceil(amount / 2);
  const refund = { _id: random.objectId(), amount: returned, cause: 'staffDecided', askedAt: at };
  const isReturned = fate === 'refunded';
  const service = services.get(booking._service.toHexString()) ?? '';
  const shown = {
    ...{ amount, currency, language: 'en', returnUrl: '/' },
    description: `${service}, ${formatDate('en', dateOf(start), 'full')}, ${formatTime(timeindex)}`,
    expiresAt: new Date(at.getTime() + HOUR_MS),
  };
  const payment = {
    ...{ _id, _customer, about, ...shown, reference, provider: 'sandbox', version: 0 },
    state: stateOf[fate],
    refunds: [
      ...(isReturned ? [{ ...refund, state: 'done', reason: 'The sauna was cold' }] : []),
      ...(fate === 'refused' ? [{ ...refund, state: 'refused', reason: 'Fell ill' }] : []),
    ],
    isOpen: fate === 'begun',
    ...{ createdAt: at, updatedAt: at },
  };
  made.payments.push(payment);
  made.sandboxPayments.push({
    ...{ _id, ...shown, silentCalls: 0 },
    state: fate === 'begun' ? 'open' : kindsOf[fate].includes('captured') ? 'captured' : 'closed',
    refunds: isReturned ? [{ key: refund._id.toHexString(), amount: returned }] : [],
  });
  for (const kind of kindsOf[fate]) {
    const whose = kind === 'refunded' ? refund._id : _id;
    const entry = {
      _id: random.objectId(),
      ...{ key: `${kind}|${whose.toHexString()}`, kind, currency, about, _payment: _id },
      amount: kind === 'refunded' ? returned : amount,
      cause: kind === 'refunded' ? 'staffDecided' : kind === 'authorised' ? 'guestPaid' : 'booked',
      ...{ actor: { kind: 'system' }, provider: 'sandbox', reference, at },
    };
    made.moneyEntries.push(entry);
  }
}
