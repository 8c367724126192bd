import type { Acknowledged, BookingView } from '../clients/acknowledged';
import type { Stored, StoredBooking } from './stored';

/** What a check found; right if empty. */
export interface Finding {
  check: string;
  /** One line each; the first few are printed. */
  wrong: string[];
}

const dateOf = ({ start }: StoredBooking): string => start.toISOString().slice(0, 10);

const counts = ({ active, waitingList }: StoredBooking): boolean => active && !waitingList;

/** No slot has more participants than places, and every ledger equals the sum of its bookings. */
export function overbooked({ bookings, ledgers }: Stored): Finding {
  const sold = new Map<string, number>();
  for (const booking of bookings.values()) {
    if (!counts(booking)) continue;
    const slot = `${booking._service.toHexString()}|${dateOf(booking)} t${booking.timeindex}`;
    sold.set(slot, (sold.get(slot) ?? 0) + booking.participants);
  }
  const wrong: string[] = [];
  const byId = new Map(ledgers.map((ledger) => [ledger._id, ledger]));
  for (const [slot, participants] of sold) {
    const [id = '', key = ''] = slot.split(' ');
    const ledger = byId.get(id);
    const places = Math.max(ledger?.cap[key] ?? 0, ledger?.over?.[key] ?? 0);
    if (participants > places) wrong.push(`${slot}: ${participants} in ${places} places`);
  }
  for (const { _id, used } of ledgers) {
    for (const [key, participants] of Object.entries(used)) {
      const counted = sold.get(`${_id} ${key}`) ?? 0;
      if (participants !== counted) {
        wrong.push(`${_id} ${key}: the ledger counts ${participants}, the bookings ${counted}`);
      }
    }
  }
  return { check: 'no slot oversold, every ledger right', wrong };
}

/** Every acknowledged booking is stored as last answered, and no deleted one is. */
export function lost(
  { bookings }: Stored,
  { bookings: acknowledged, deleted }: Acknowledged,
): Finding {
  const wrong: string[] = [];
  for (const [id, view] of acknowledged) {
    const stored = bookings.get(id);
    if (deleted.has(id)) {
      if (stored) wrong.push(`${id} was deleted and is there`);
    } else if (!stored) {
      wrong.push(`${id} is lost`);
    } else {
      const problem = contradiction(view, stored);
      if (problem) wrong.push(`${id} ${problem}`);
    }
  }
  return { check: 'every acknowledged change is there', wrong };
}

/** Only the waiting list changes a booking that its client does not. */
function contradiction(view: BookingView, stored: StoredBooking): string | undefined {
  if (stored.version < view.version) return `was version ${view.version}, is ${stored.version}`;
  if (stored.version > view.version) {
    const promoted = view.waitingList && counts(stored) && stored.version === view.version + 1;
    return promoted ? undefined : `changed to version ${stored.version} by nobody`;
  }
  const same =
    dateOf(stored) === view.date &&
    stored.timeindex === view.timeindex &&
    stored.participants === view.participants &&
    stored.active === view.active &&
    stored.waitingList === view.waitingList;
  return same ? undefined : 'is not what was acknowledged';
}

/** No key booked twice, and no booking exists that was never acknowledged. */
export function invented({ bookings }: Stored, { bookings: acknowledged }: Acknowledged): Finding {
  const unknown = [...bookings.keys()].filter((id) => !acknowledged.has(id));
  return {
    check: 'none is there twice, none that nobody asked for',
    wrong: unknown.map((id) => `${id} is there and no answer told of it`),
  };
}

/** The audit log and the events have each creation once, of deleted bookings too. */
export function untold(
  { audited, told }: Stored,
  { bookings: acknowledged }: Acknowledged,
): Finding {
  const wrong: string[] = [];
  for (const id of acknowledged.keys()) {
    const times = [audited.get(id) ?? 0, told.get(id) ?? 0];
    if (times.some((some) => some !== 1)) {
      wrong.push(`${id}: ${times[0]} audit entries, ${times[1]} events of its creation`);
    }
  }
  return { check: 'audit log and events tell of each once', wrong };
}
