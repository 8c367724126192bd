/** A day of the model, yyyy-mm-dd; all are Fridays, a week apart. */
export const DAYS = ['2026-06-19', '2026-06-26', '2026-07-03'] as const;
/** Oslo in summer. */
const ZONE_MS = 2 * 60 * 60_000;
const DURATION = 150;
export const HOLD_MS = 10 * 60_000;
const MOST_HOLDS = 3;

export interface ModelService {
  readonly id: string;
  capacity: number;
  readonly waitingList: boolean;
  readonly exclusive: boolean;
  readonly starts: readonly number[];
  /** Of a day with its own rule: closed, or its places at the first start alone. */
  special: ReadonlyMap<string, 'closed' | number>;
}

export interface Slot {
  readonly service: ModelService;
  readonly date: string;
  /** Minutes from midnight. */
  readonly t: number;
}

export interface ModelBooking extends Slot {
  readonly id: string;
  /** Index of the guest; none: a drop-in. */
  readonly guest?: number;
  /** Id of what it was booked with, and what that is. */
  readonly together?: { readonly kind: 'groups' | 'series'; readonly id: string };
  /** Minutes from midnight. */
  readonly end: number;
  readonly pax: number;
  readonly active: boolean;
  readonly waiting: boolean;
  readonly cancelled: boolean;
  /** attendenceVerified */
  readonly verified: boolean;
  /** Its status; none: it has none. */
  readonly status?: StatusName;
}

interface ModelHold extends Slot {
  readonly id: string;
  readonly guest: number;
  readonly pax: number;
  readonly expires: number;
}

interface StatusRules {
  readonly hasArrived?: boolean;
  readonly hasLeft?: boolean;
  readonly active?: boolean;
  readonly isWaitingList?: boolean;
}

export const STATUSES = {
  confirmed: {},
  arrived: { hasArrived: true },
  left: { hasArrived: true, hasLeft: true },
  inactive: { active: false },
  waiting: { isWaitingList: true },
} as const satisfies Record<string, StatusRules>;
export type StatusName = keyof typeof STATUSES;
export const STATUS_NAMES = Object.keys(STATUSES) as StatusName[];

/** What the API is to answer: 2xx, or a refusal. */
export type Verdict = { readonly status: number; readonly codes?: readonly string[] };
export const refused = (status: number, ...codes: string[]): Verdict => ({ status, codes });
export const isRefusal = (verdict: Verdict): boolean => verdict.status >= 400;

export interface Change {
  readonly before?: ModelBooking;
  readonly after?: ModelBooking;
}

export interface Edit {
  readonly service?: ModelService;
  readonly date?: string;
  readonly t?: number;
  readonly pax?: number;
}

export const keyOf = ({ service, date, t }: Slot): string => `${service.id}|${date}|${t}`;
export const counts = ({ active, waiting }: ModelBooking): boolean => active && !waiting;

/** What of the booking engine anybody could count on paper: one venue, one thing after the other. */
export class BookingModel {
  /** In order of creation. */
  bookings: ModelBooking[] = [];
  /** In order of creation; those that ran out stay until the regular look at the lists. */
  holds: ModelHold[] = [];

  constructor(
    readonly services: readonly ModelService[],
    private readonly promotes: boolean,
    public now: number,
  ) {}

  isPast({ date, t }: Pick<Slot, 'date' | 't'>): boolean {
    return Date.parse(`${date}T00:00:00Z`) + t * 60_000 - ZONE_MS < this.now;
  }

  /** Starts and places of a day, or why it has none. */
  day(service: ModelService, date: string): ReadonlyMap<number, number> | 'closed' {
    const special = service.special.get(date);
    if (special === 'closed') return 'closed';
    const places = (n: number) => (service.exclusive ? Math.min(1, n) : n);
    if (special === undefined) {
      return new Map(service.starts.map((t) => [t, places(service.capacity)]));
    }
    return new Map(service.starts.slice(0, 1).map((t) => [t, places(special)]));
  }

  capacity({ service, date, t }: Slot): number | undefined {
    const day = this.day(service, date);
    return day === 'closed' ? undefined : day.get(t);
  }

  used(slot: Slot): number {
    return sum(this.at(slot).filter(counts));
  }

  /** Of the holds that have not run out, but for some. */
  held(slot: Slot, except: { ids?: readonly string[]; guest?: number } = {}): number {
    const live = this.holds.filter(
      (hold) =>
        keyOf(hold) === keyOf(slot) &&
        hold.expires > this.now &&
        hold.guest !== except.guest &&
        !except.ids?.includes(hold.id),
    );
    return sum(live);
  }

  at(slot: Slot): ModelBooking[] {
    return this.bookings.filter((booking) => keyOf(booking) === keyOf(slot));
  }

  waiting(slot: Slot): ModelBooking[] {
    return this.at(slot).filter(({ waiting }) => waiting);
  }

  /** Why a new booking, or a moved one, is refused before its places are looked at. */
  rule(slot: Slot, by: { guest: boolean; waits?: boolean; pax?: number }): Verdict | undefined {
    if (by.guest && this.isPast(slot)) return refused(422, 'DATE_IN_PAST');
    const day = this.day(slot.service, slot.date);
    if (day === 'closed') return refused(422, 'SERVICE_CLOSED');
    if (!day.has(slot.t)) return refused(422, 'TIME_NOT_OFFERED');
    if (by.waits && !slot.service.waitingList) return refused(422, 'WAITING_LIST_NOT_OFFERED');
    return by.waits ? this.neverFits(slot, by.pax ?? 1) : undefined;
  }

  /** Nobody waits for more places than the slot has at all. */
  private neverFits(slot: Slot, party: number): Verdict | undefined {
    const pax = slot.service.exclusive ? 1 : party;
    const places = this.capacity(slot) ?? 0;
    return places > 0 && pax > places ? refused(422, 'PARTY_TOO_LARGE') : undefined;
  }

  /** A booking that is to be made; its id is the API's to give. */
  draft(slot: Slot, pax: number, more: Partial<ModelBooking> = {}): ModelBooking {
    const { service, date, t } = slot;
    return {
      ...{ id: '', service, date, t, end: t + DURATION, pax: service.exclusive ? 1 : pax },
      ...{ active: !more.waiting, waiting: false, cancelled: false, verified: false, ...more },
    };
  }

  /** Whether the places of the changes are there; then they are made and the lists served. */
  change(
    changes: readonly Change[],
    how: { override?: boolean; completes?: readonly string[] } = {},
    full = refused(409, 'SLOT_FULL'),
  ): Verdict {
    const more = new Map<string, { slot: Slot; pax: number; enters: boolean }>();
    const add = (booking: ModelBooking | undefined, sign: number, there = 0) => {
      if (!booking || !counts(booking)) return;
      const known = more.get(keyOf(booking)) ?? { slot: booking, pax: 0, enters: false };
      const enters = known.enters || (sign > 0 && booking.pax > there);
      more.set(keyOf(booking), { ...known, enters, pax: known.pax + sign * booking.pax });
    };
    for (const { before, after } of changes) {
      const stays = before && after && counts(before) && keyOf(before) === keyOf(after);
      add(before, -1);
      add(after, 1, stays ? before.pax : 0);
    }
    const { completes = [], override = false } = how;
    for (const { slot, pax, enters } of more.values()) {
      if (!enters || override) continue;
      const places = this.capacity(slot);
      const taken = this.used(slot) + this.held(slot, { ids: completes });
      if (places === undefined || taken + pax > places) return full;
    }
    for (const { before, after } of changes) {
      if (!before && after) this.bookings.push(after);
      if (!before) continue;
      const index = this.bookings.indexOf(before);
      this.bookings.splice(index, 1, ...(after ? [after] : []));
    }
    const completed = this.holds.filter(({ id }) => completes.includes(id));
    this.holds = this.holds.filter((hold) => !completed.includes(hold));
    const shrunk = changes.flatMap(({ before, after }) =>
      before?.waiting &&
      after?.waiting &&
      (keyOf(before) !== keyOf(after) || after.pax < before.pax)
        ? [after]
        : [],
    );
    for (const slot of shrunk) this.serve(slot);
    const touched = changes.flatMap(({ before, after }) => (before ?? after)?.id ?? []);
    for (const { slot, pax } of more.values()) if (pax < 0) this.serve(slot, touched);
    for (const hold of completed) this.serve(hold);
    return { status: 200 };
  }

  /** Who waits for a slot, the oldest that fits first. */
  serve(slot: Slot, except: readonly string[] = []): void {
    if (!this.promotes || this.isPast(slot)) return;
    for (;;) {
      const left = (this.capacity(slot) ?? 0) - this.used(slot) - this.held(slot);
      const next = this.waiting(slot).find(({ id, pax }) => !except.includes(id) && pax <= left);
      if (!next || this.capacity(slot) === undefined) return;
      this.replace(next, promoted(next));
    }
  }

  /** The booking after an edit, or why it is refused. */
  edited(
    before: ModelBooking,
    edit: Edit,
    { guest, override = false }: { guest: boolean; override?: boolean },
  ): ModelBooking | Verdict {
    const slot = {
      service: edit.service ?? before.service,
      date: edit.date ?? before.date,
      t: edit.t ?? before.t,
    };
    const moved = keyOf(slot) !== keyOf(before);
    const wanted = edit.pax ?? before.pax;
    const pax = slot.service.exclusive && (moved || wanted !== before.pax) ? 1 : wanted;
    const problem = moved && !override ? this.rule(slot, { guest }) : undefined;
    if (problem) return problem;
    const changes = (moved || pax !== before.pax) && !override;
    const tooLarge = changes && before.waiting ? this.neverFits(slot, pax) : undefined;
    if (tooLarge) return tooLarge;
    const offered = this.capacity(slot) !== undefined;
    const length = offered ? DURATION : before.end - before.t;
    return { ...before, ...slot, pax, end: moved ? slot.t + length : before.end };
  }

  withStatus(before: ModelBooking, status: StatusName): ModelBooking {
    const rules: StatusRules = STATUSES[status];
    const waiting = status === 'waiting';
    const active = status !== 'inactive' && !waiting;
    const midnight = Date.parse(`${before.date}T00:00:00Z`) - ZONE_MS;
    const minutes = Math.floor((this.now - midnight) / 60_000);
    const cut = rules.hasLeft && minutes > before.t && minutes < before.end;
    return {
      ...before,
      ...{ status, active, waiting, verified: rules.hasArrived ?? false },
      cancelled: before.cancelled && !active && !waiting,
      end: cut ? minutes : before.end,
    };
  }

  /** @param id that the API gave it */
  hold(slot: Slot, guest: number, party: number, id: string): Verdict {
    const pax = slot.service.exclusive ? 1 : party;
    const problem = this.rule(slot, { guest: true });
    if (problem) return problem;
    const live = this.holds.filter((hold) => hold.guest === guest && hold.expires > this.now);
    const same = live.filter(({ service }) => service === slot.service);
    const others = live.filter(({ service }) => service !== slot.service);
    const beyond = others.slice(0, Math.max(0, others.length + 1 - MOST_HOLDS));
    const released = [...same, ...beyond];
    const places = this.capacity(slot) ?? 0;
    const taken = this.used(slot) + this.held(slot, { ids: released.map(({ id }) => id) });
    if (taken + pax > places) return refused(409, 'SLOT_FULL');
    this.holds = this.holds.filter((hold) => !released.includes(hold));
    this.holds.push({ ...slot, id, guest, pax, expires: this.now + HOLD_MS });
    for (const one of released) this.serve(one);
    return { status: 201 };
  }

  release(hold: ModelHold): void {
    this.holds = this.holds.filter((one) => one !== hold);
    this.serve(hold);
  }

  /** The regular look at the lists. */
  look(): void {
    const gone = this.holds.filter(({ expires }) => expires <= this.now);
    for (const hold of gone) this.serve(hold);
    this.holds = this.holds.filter((hold) => !gone.includes(hold));
  }

  /** Another rule of a service: refused where it breaks bookings, unless that is accepted. */
  reschedule(service: ModelService, change: () => () => void, accepts: boolean): Verdict {
    const slots = DAYS.flatMap((date) => service.starts.map((t) => ({ service, date, t })));
    const had = slots.map((slot) => this.capacity(slot) ?? 0);
    const undo = change();
    const breaks = slots.some((slot, index) => {
      const places = this.capacity(slot) ?? 0;
      if (this.isPast(slot) || places >= (had[index] ?? 0) || places >= this.used(slot))
        return false;
      const before = this.beyond(slot, had[index] ?? 0);
      return this.beyond(slot, places).some((one) => !before.includes(one));
    });
    if (breaks && !accepts) {
      undo();
      return refused(409, 'CAPACITY_BREAKS_BOOKINGS');
    }
    slots.forEach((slot, index) => {
      if ((this.capacity(slot) ?? 0) > (had[index] ?? 0)) this.serve(slot);
    });
    return { status: 200 };
  }

  private beyond(slot: Slot, places: number): ModelBooking[] {
    let left = places;
    return this.at(slot)
      .filter(counts)
      .filter(({ pax }) => {
        if (pax > left) return true;
        left -= pax;
        return false;
      });
  }

  private replace(before: ModelBooking, after: ModelBooking): void {
    this.bookings.splice(this.bookings.indexOf(before), 1, after);
  }
}

export const sum = (all: readonly { pax: number }[]): number =>
  all.reduce((total, { pax }) => total + pax, 0);

/** A booking that counts again; a status that says otherwise goes. */
export function promoted({ status, ...before }: ModelBooking): ModelBooking {
  const keeps = status && status !== 'inactive' && status !== 'waiting';
  return {
    ...before,
    ...{ active: true, waiting: false, cancelled: false },
    ...(keeps ? { status } : {}),
  };
}
