import { createHmac } from 'node:crypto';
import type { HttpClient, Request } from '../clients/http-client';
import type { Sender } from '../clients/sender';
import type { Random } from '../random';
import { JWT_SECRET } from '../target/api-process';
import type { Slot, World } from '../target/world';
import type { PaidService, PayScene } from './pay-scene';
import type { Told } from './told';

/** An answer that a rule or a lost race explains. */
const REFUSALS = new Set([400, 403, 404, 409, 422, 423]);
const TWICE_PERCENT = 8;
/** Of a page, where a guest acts without a key: a repeat is another click. */
const TRIES = 3;

/** A payment as an answer tells it. */
export interface PaymentView {
  _id: string;
  state: 'open' | 'settling' | 'booked' | 'returned' | 'ended';
  url?: string;
  booking?: string;
}

/** A payment that a guest has begun. */
export interface Cart {
  payment: string;
  url: string | undefined;
  hold: string;
  service: PaidService;
  slot: Slot;
  participants: number;
}

/** A booking that the guest was told of. */
export interface OwnBooking {
  id: string;
  payment: string;
  service: PaidService;
  participants: number;
}

export type Outcome = 'done' | 'refused';

/** A guest who books and pays, with a member of staff at their side. */
export class Payer {
  carts: Cart[] = [];
  bookings: OwnBooking[] = [];
  /** Tokens of payment links that the guest was sent. */
  links: string[] = [];

  constructor(
    readonly guest: World['guests'][number],
    readonly world: World,
    readonly scene: PayScene,
    readonly random: Random,
    readonly told: Told,
    private readonly sender: Sender,
    private readonly http: HttpClient,
    private readonly origins: () => readonly string[],
  ) {}

  /** The answer's data; undefined if it was refused. @throws {Error} for an answer that nobody can explain */
  async call<T>(request: Omit<Request, 'key'>, mayBeTwice = true): Promise<T | undefined> {
    const keyed = { ...request, key: this.random.hex(24) };
    const twice = mayBeTwice && this.random.chance(TWICE_PERCENT);
    const answers = await Promise.all([
      this.sender.ask<T>(keyed),
      ...(twice ? [this.sender.ask<T>(keyed)] : []),
    ]);
    const right = answers.find(({ status }) => status < 300);
    const odd = answers.find(({ status }) => status >= 300 && !REFUSALS.has(status));
    if (odd) throw new Error(`${request.method} ${request.path}: ${odd.status} ${odd.body.code}`);
    return right?.body.data;
  }

  byGuest<T>(
    method: Request['method'],
    path: string,
    body?: object,
    mayBeTwice?: boolean,
  ): Promise<T | undefined> {
    const { token } = this.guest;
    return this.call<T>({ method, path, token, ...(body ? { body } : {}) }, mayBeTwice);
  }

  byStaff<T>(method: Request['method'], path: string, body?: object): Promise<T | undefined> {
    const { staff: token } = this.world;
    return this.call<T>({ method, path, token, ...(body ? { body } : {}) });
  }

  byVisitor<T>(method: Request['method'], path: string, body?: object): Promise<T | undefined> {
    return this.call<T>({ method, path, ...(body ? { body } : {}) });
  }

  /** A click on the sandbox's page, which may be lost on its way. */
  async click(url: string, act: string, notice: string): Promise<void> {
    const path = `${new URL(url).pathname}/${act}?notice=${notice}`;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const origin = this.random.pick(this.origins());
      const status = await this.http.fetch(origin, { method: 'POST', path }).catch(() => 0);
      if (status > 0 && status < 500) return;
    }
  }

  /** What an answer says of a payment. */
  saw(cart: Cart, { _id, state, booking }: PaymentView): void {
    if (state !== 'settling') this.told.payments.set(_id, state);
    if (state === 'open' || state === 'settling') return;
    this.carts = this.carts.filter((one) => one !== cart);
    if (state !== 'booked' || !booking || this.told.booked.has(booking)) return;
    const { service, participants } = cart;
    this.told.booked.set(booking, _id);
    this.bookings.push({ id: booking, payment: _id, service, participants });
  }

  /** What the mail has for a guest who is asked to pay. */
  tokenOf(request: string): string {
    const parts = ['pay', this.world.vendorId, request].join('|');
    return `${request}-${createHmac('sha256', JWT_SECRET).update(parts).digest('base64url')}`;
  }
}
