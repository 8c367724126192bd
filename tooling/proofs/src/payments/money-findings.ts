import type { Finding } from '../checks/findings';
import type { PaidBooking, StoredEntry, StoredMoney, StoredPayment } from './stored-money';
import type { Told } from './told';

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

const hex = ({ _id }: { _id: { toHexString(): string } }): string => _id.toHexString();

const isLive = ({ active, waitingList }: PaidBooking): boolean => active && !waitingList;

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Places sold at one time never outnumber those that there are, and the ledger counts what is booked. */
export function soldTwice({ bookings, ledgers }: StoredMoney): Finding {
  const wrong: string[] = [];
  const slotOf = ({ _service, start, timeindex }: PaidBooking) =>
    `${_service.toHexString()}|${start.toISOString().slice(0, 10)} t${timeindex}`;
  const slots = groupBy(bookings.filter(isLive), slotOf);
  const told = new Set<string>();
  for (const { _id, used, cap } of ledgers) {
    for (const [key, participants] of Object.entries(used)) {
      const slot = `${_id} ${key}`;
      told.add(slot);
      const booked = (slots.get(slot) ?? []).reduce((all, one) => all + one.participants, 0);
      if (booked > (cap[key] ?? 0)) wrong.push(`${slot}: ${booked} in ${cap[key]} places`);
      if (booked !== participants) wrong.push(`${slot}: ${participants} counted, ${booked} booked`);
    }
  }
  for (const slot of slots.keys()) if (!told.has(slot)) wrong.push(`${slot}: in no ledger`);
  return { check: 'no place is sold twice', wrong };
}

/** What the provider has is what the ledger of money says. */
export function unlikeTheProvider({ payments, provider, entries }: StoredMoney): Finding {
  const wrong: string[] = [];
  const ofPayment = groupBy(entries, ({ _payment }) => _payment.toHexString());
  const known = new Set(payments.map(hex));
  for (const theirs of provider) {
    const id = hex(theirs);
    if (!known.has(id)) wrong.push(`${id} is the provider's and not ours`);
    const mine = ofPayment.get(id) ?? [];
    const ours = (kind: string) => sum(mine.filter((entry) => entry.kind === kind));
    const taken = theirs.state === 'captured' ? theirs.amount : 0;
    if (ours('captured') !== taken) {
      wrong.push(`${id}: the ledger has taken ${ours('captured')}, the provider ${taken}`);
    }
    const returned = sum(theirs.refunds);
    if (ours('refunded') !== returned) {
      wrong.push(`${id}: the ledger has returned ${ours('refunded')}, the provider ${returned}`);
    }
    if (returned > taken) wrong.push(`${id}: ${returned} returned of ${taken}`);
    const isReserved = theirs.state === 'authorised';
    const reserved = ours('authorised') - ours('released') - ours('captured');
    if (isReserved || reserved !== 0) wrong.push(`${id}: ${reserved} is still reserved`);
  }
  return {
    check: 'the ledger of money is what the provider has, nothing above it returned',
    wrong,
  };
}

/** What was taken has one live booking, or has gone back; and no booking is there that nobody paid for. */
export function withoutBooking({ payments, bookings, entries }: StoredMoney): Finding {
  const wrong: string[] = [];
  const byBooking = groupBy(bookings, hex);
  const paidFor = groupBy(payments, ({ about }) => hex(about));
  const ofPayment = groupBy(entries, ({ _payment }) => _payment.toHexString());
  const takenOf = (payment: StoredPayment, kind: string) =>
    sum((ofPayment.get(hex(payment)) ?? []).filter((entry) => entry.kind === kind));
  for (const [id, some] of paidFor) {
    const kept = some.reduce(
      (all, payment) => all + takenOf(payment, 'captured') - takenOf(payment, 'refunded'),
      0,
    );
    const [booking, another] = byBooking.get(id) ?? [];
    if (another) wrong.push(`${id} is booked twice`);
    if (kept === 0) continue;
    if (!booking || !isLive(booking)) wrong.push(`${kept} kept for ${id}, which is not booked`);
    else if (kept > booking.terms.price * booking.participants) {
      wrong.push(`${kept} kept for ${id}, which costs less`);
    }
  }
  for (const booking of bookings) {
    const isPaid = (paidFor.get(hex(booking)) ?? []).some(
      (payment) => !payment.request && takenOf(payment, 'captured') > 0,
    );
    if (!isPaid) wrong.push(`${hex(booking)} is booked, and nothing was ever taken for it`);
  }
  return { check: 'every captured amount has one live booking or was returned', wrong };
}

/** A guest who pays what is owed has it taken, however many pay it at once. */
export function returnedThoughOwed({ payments, bookings, entries }: StoredMoney): Finding {
  const wrong: string[] = [];
  const byBooking = new Map(bookings.map((booking) => [hex(booking), booking]));
  const taken = groupBy(
    entries.filter(({ kind }) => kind === 'captured'),
    ({ _payment }) => _payment.toHexString(),
  );
  const gone = new Set(
    entries
      .filter(({ kind, cause }) => kind === 'released' && cause === 'placeGone')
      .map(({ _payment }) => _payment.toHexString()),
  );
  for (const [id, some] of groupBy(payments, ({ about }) => hex(about))) {
    const booking = byBooking.get(id);
    if (!booking || !isLive(booking)) continue;
    const kept = some.reduce((all, payment) => all + sum(taken.get(hex(payment)) ?? []), 0);
    for (const { request, amount, ...payment } of some) {
      if (!request || !gone.has(hex(payment))) continue;
      if (kept + amount <= booking.terms.price * booking.participants) {
        wrong.push(`${amount} given back for ${id}, which owes it`);
      }
    }
  }
  return { check: 'nothing that was owed is given back', wrong };
}

const needsReceipt = ({ kind, cause }: StoredEntry): boolean =>
  cause !== 'placeGone' && (kind === 'captured' || kind === 'refunded');

/** Numbered from 1 on, none missing, none twice; one for each amount that was taken or went back. */
export function receiptGaps({ receipts, lastReceipt, entries }: StoredMoney): Finding {
  const wrong: string[] = [];
  const times = groupBy(receipts, ({ number }) => String(number));
  for (let number = 1; number <= lastReceipt; number += 1) {
    const found = times.get(String(number))?.length ?? 0;
    if (found !== 1) wrong.push(`number ${number} is there ${found} times`);
  }
  if (receipts.length !== lastReceipt) wrong.push(`${receipts.length} of ${lastReceipt} receipts`);
  const byEntry = groupBy(receipts, ({ entry }) => entry);
  for (const entry of entries.filter(needsReceipt)) {
    const [receipt, another] = byEntry.get(entry.key) ?? [];
    if (!receipt || another || receipt.amount !== entry.amount) {
      wrong.push(`${entry.key} has not one receipt of ${entry.amount}`);
    }
  }
  return { check: 'no receipt number is missing or there twice, each amount has one', wrong };
}

/** Everything has ended by itself. */
export function openCases({ payments, jobs }: StoredMoney): Finding {
  const wrong = payments.flatMap((payment) => {
    const { state, isOpen, refunds } = payment;
    if (isOpen) return [`${hex(payment)} is ${state}`];
    if (state === 'failed') return [`${hex(payment)} could not be taken`];
    const refused = refunds.some((refund) => refund.state === 'refused');
    return refused ? [`${hex(payment)} has a refund that was refused`] : [];
  });
  return { check: 'no case is open, no job left', wrong: [...wrong, ...jobs] };
}

const OUTCOMES: Readonly<Record<string, string>> = { settled: 'booked', undone: 'returned' };

/** What clients were told stays true. */
export function untrue({ payments, bookings, entries }: StoredMoney, told: Told): Finding {
  const wrong: string[] = [];
  const byId = new Map(payments.map((payment) => [hex(payment), payment]));
  const booked = new Map(bookings.map((booking) => [hex(booking), booking]));
  const withMoney = new Set(entries.map(({ _payment }) => _payment.toHexString()));
  for (const [id, said] of told.payments) {
    const payment = byId.get(id);
    if (!payment) wrong.push(`${id} is lost`);
    else if (said !== 'open') {
      const is = withMoney.has(id) ? OUTCOMES[payment.state] : 'ended';
      if (is !== said) wrong.push(`${id} was ${said}, is ${payment.state}`);
    }
  }
  for (const id of told.booked.keys()) {
    const booking = booked.get(id);
    if (!booking) wrong.push(`${id} was booked, and is lost`);
    else if (isLive(booking) === told.cancelled.has(id)) {
      wrong.push(`${id} was ${told.cancelled.has(id) ? 'cancelled, and is there' : 'booked'}`);
    }
  }
  for (const [id, amount] of told.refunds) {
    const asked = sum(byId.get(id)?.refunds ?? []);
    if (asked < amount) wrong.push(`${id}: ${amount} told to go back, ${asked} asked for`);
  }
  return { check: 'what clients were told is true', wrong };
}

/** All that can be wrong about money. */
export const moneyFindings = (stored: StoredMoney, told: Told): Finding[] => [
  soldTwice(stored),
  withoutBooking(stored),
  unlikeTheProvider(stored),
  returnedThoughOwed(stored),
  receiptGaps(stored),
  openCases(stored),
  untrue(stored, told),
];
