import type { ServiceImpact } from '../../services/public';
import type { CountingBooking } from '../bookings.repository';

/** A slot that would lose places and have fewer than it has sold. */
export interface ShrunkSlot {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Start, minutes from midnight. */
  readonly t: number;
  readonly had: number;
  readonly places: number;
  /** Participants. */
  readonly booked: number;
}

type BrokenBooking = ServiceImpact['slots'][number]['bookings'][number];

/** Counts the bookings that no longer fit, and keeps one page of them, by day, time and creation. */
export class BrokenBookingsPage {
  private bookings = 0;
  private participants = 0;
  private kept: { slot: ShrunkSlot; broken: number; bookings: CountingBooking[] }[] = [];
  private count = 0;
  private last: string | undefined;
  private hasMore = false;

  /** @param after `nextCursor` of the page before */
  constructor(
    private readonly limit: number,
    private readonly after: string | undefined,
  ) {}

  /** Call it in order of day and time. @param broken in order of creation */
  add(slot: ShrunkSlot, broken: readonly CountingBooking[]): void {
    if (broken.length === 0) return;
    this.bookings += broken.length;
    for (const { participants } of broken) this.participants += participants;
    const behind = this.behindCursor(slot, broken);
    const named = behind.slice(0, this.limit - this.count);
    if (named.length < behind.length) this.hasMore = true;
    const lastNamed = named.at(-1);
    if (!lastNamed) return;
    this.count += named.length;
    this.last = `${slotKey(slot)}_${lastNamed._id.toHexString()}`;
    this.kept.push({ slot, broken: broken.length, bookings: named });
  }

  /** The bookings of the page. */
  get named(): readonly CountingBooking[] {
    return this.kept.flatMap(({ bookings }) => bookings);
  }

  answer(tell: (booking: CountingBooking) => BrokenBooking): ServiceImpact {
    return {
      bookings: this.bookings,
      participants: this.participants,
      slots: this.kept.map(({ slot: { date, t, places, booked }, broken, bookings }) => ({
        date,
        timeindex: t,
        capacity: places,
        booked,
        broken,
        bookings: bookings.map(tell),
      })),
      ...(this.hasMore && this.last ? { nextCursor: this.last } : {}),
    };
  }

  private behindCursor(
    slot: ShrunkSlot,
    broken: readonly CountingBooking[],
  ): readonly CountingBooking[] {
    const [date = '', t = '', id = ''] = this.after?.split('_') ?? [];
    if (!date || date < slot.date || (date === slot.date && Number(t) < slot.t)) return broken;
    if (slotKey(slot) !== `${date}_${t}`) return [];
    // if the last booking seen is gone, the rest of its slot is listed again
    return broken.slice(broken.findIndex(({ _id }) => _id.toHexString() === id) + 1);
  }
}

const slotKey = ({ date, t }: ShrunkSlot): string => `${date}_${t}`;
