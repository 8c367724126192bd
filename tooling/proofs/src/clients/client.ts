import type { Random } from '../random';
import type { Scene, Slot, World } from '../target/world';
import type { Acknowledged, BookingView, TreatmentView } from './acknowledged';
import type { Answer, Request } from './http-client';
import type { Sender } from './sender';

/** A write may be refused by a rule or a lost race; nothing else is right. */
const REFUSALS = new Set([404, 409, 422, 423]);
/** Of a hundred writes, how many are sent twice at once, as by an impatient client. */
const TWICE_PERCENT = 4;

/** An answer that the proof did not ask for. */
export class UnexpectedAnswerError extends Error {}

export type Outcome = 'done' | 'refused';

/** One guest, with a member of staff at their side, one thing after the other. */
export class Client {
  /** What the guest has booked and not deleted. */
  readonly own = new Map<string, BookingView>();
  /** Ids of the tables' blocks that staff made at their side. */
  readonly blocks: string[] = [];
  /** What staff at their side have booked in the spa and not deleted. */
  readonly treatments = new Map<string, TreatmentView>();

  constructor(
    readonly guest: World['guests'][number],
    readonly world: World,
    readonly scene: Scene,
    readonly random: Random,
    private readonly sender: Sender,
    private readonly acknowledged: Acknowledged,
  ) {}

  /** Mostly the slot that everybody wants. */
  slot(): Slot {
    const { hot, sameDay, nextDay } = this.scene;
    const drawn = this.random.int(1, 100);
    if (drawn <= 50) return hot;
    return this.random.pick(drawn <= 85 ? sameDay : nextDay);
  }

  party(): number {
    return this.random.int(1, 4);
  }

  bookings(which: (booking: BookingView) => boolean): BookingView[] {
    return [...this.own.values()].filter(which);
  }

  /** A write that answers a booking. */
  async book(request: Omit<Request, 'key'>): Promise<Outcome> {
    const keyed = { ...request, key: this.random.hex(24) };
    const { status, body } = await this.write<BookingView>(keyed);
    if (REFUSALS.has(status)) return 'refused';
    if (!body.data) throw unexpected(request, status, body.code);
    this.remember(body.data);
    if (status === 201) this.acknowledged.made(body.data, keyed);
    return 'done';
  }

  /** A write that answers several bookings, all or nothing. */
  async bookAll(request: Omit<Request, 'key'>): Promise<Outcome> {
    const { status, body } = await this.write<BookingView[]>({
      ...request,
      key: this.random.hex(24),
    });
    if (REFUSALS.has(status)) return 'refused';
    if (!body.data) throw unexpected(request, status, body.code);
    for (const view of body.data) this.remember(view);
    return 'done';
  }

  async remove(id: string, request: Omit<Request, 'key'>): Promise<Outcome> {
    const { status } = await this.write<null>({ ...request, key: this.random.hex(24) });
    if (REFUSALS.has(status)) return 'refused';
    this.acknowledged.removed(id);
    this.own.delete(id);
    return 'done';
  }

  /** Any other write. */
  async call<T>(request: Omit<Request, 'key'>): Promise<T | undefined> {
    const { status, body } = await this.write<T>({ ...request, key: this.random.hex(24) });
    return REFUSALS.has(status) ? undefined : body.data;
  }

  /** Blocks tables. */
  async block(request: Omit<Request, 'key'>): Promise<Outcome> {
    const made = await this.call<{ _id: string }>(request);
    if (!made) return 'refused';
    this.blocks.push(made._id);
    this.acknowledged.blocks.add(made._id);
    return 'done';
  }

  /** Removes the client's oldest block. */
  async unblock(id: string, request: Omit<Request, 'key'>): Promise<Outcome> {
    const removed = await this.call<null>(request);
    if (removed === undefined) return 'refused';
    this.blocks.splice(this.blocks.indexOf(id), 1);
    this.acknowledged.blocks.delete(id);
    return 'done';
  }

  /** A write that answers a treatment. */
  async treat(request: Omit<Request, 'key'>): Promise<Outcome> {
    const view = await this.call<TreatmentView>(request);
    if (!view) return 'refused';
    this.acknowledged.sawTreatment(view);
    const known = this.treatments.get(view._id);
    if (!known || known.version < view.version) this.treatments.set(view._id, view);
    return 'done';
  }

  /** Deletes a treatment. */
  async endTreatment(id: string, request: Omit<Request, 'key'>): Promise<Outcome> {
    const removed = await this.call<null>(request);
    if (removed === undefined) return 'refused';
    this.acknowledged.endedTreatment(id);
    this.treatments.delete(id);
    return 'done';
  }

  private remember(view: BookingView): void {
    this.acknowledged.saw(view);
    const known = this.own.get(view._id);
    if (!known || known.version < view.version) this.own.set(view._id, view);
  }

  private async write<T>(keyed: Request): Promise<Answer<T>> {
    const twice = this.random.chance(TWICE_PERCENT);
    const [first, second] = await Promise.all([
      this.sender.ask<T>(keyed),
      twice ? this.sender.ask<T>(keyed) : undefined,
    ]);
    const answer = second ? theOne(keyed, first, second) : first;
    const { status, body } = answer;
    if (status >= 300 && !REFUSALS.has(status)) throw unexpected(keyed, status, body.code);
    return answer;
  }
}

/**
 * What came of a write that was sent twice: two successes are the same answer. A refusal is not kept for
 * the key, so of the two one may be refused and the other succeed, when a place became free in between.
 */
function theOne<T>({ path }: Request, first: Answer<T>, second: Answer<T>): Answer<T> {
  if (first.status >= 300) return second;
  if (second.status < 300 && JSON.stringify(first.body.data) !== JSON.stringify(second.body.data)) {
    throw new UnexpectedAnswerError(`${path}: one key, two answers`);
  }
  return first;
}

const unexpected = ({ method, path }: Omit<Request, 'key'>, status: number, code?: string) =>
  new UnexpectedAnswerError(`${method} ${path} answered ${status} ${code ?? ''}`.trim());
