import { dueOf, type PaidService, PRICE } from './pay-scene';
import type { Cart, Outcome, OwnBooking, Payer, PaymentView } from './payer';

/** Something that a guest, or staff at their side, does. */
export interface PayOperation {
  readonly name: string;
  readonly weight: number;
  /** Undefined if there is nothing to do it with. */
  run(payer: Payer): Promise<Outcome> | undefined;
}

/** One with more falls silent about the oldest. */
const MOST_CARTS = 6;
const MOST_BOOKINGS = 12;
const MANNERS = ['now', 'late', 'twice', 'outOfOrder', 'never'];

const draftOf = (
  { guest, world }: Payer,
  { service, slot, participants }: Pick<Cart, 'service' | 'slot' | 'participants'>,
) => ({
  ...slot,
  _service: service.id,
  _vendor: world.vendorId,
  _customer: guest.id,
  participants,
  amount: dueOf(service, participants),
});

async function begin(payer: Payer): Promise<Outcome> {
  const { random, scene } = payer;
  const [service, slot] = [random.pick(scene.services), random.pick(scene.slots)];
  const participants = random.int(1, 4);
  const wanted = { _service: service.id, ...slot, participants };
  const held = await payer.byGuest<{ holdId: string }>('POST', '/api/v1/hub/holds', wanted);
  if (!held) return 'refused';
  const cart: Cart = {
    ...{ payment: '', url: undefined, hold: held.holdId },
    ...{ service, slot, participants },
  };
  return pay(payer, cart);
}

/** Asks for the page, or for the same one again. */
async function pay(payer: Payer, cart: Cart): Promise<Outcome> {
  const body = { ...draftOf(payer, cart), holdId: cart.hold };
  const view = await payer.byGuest<PaymentView>('POST', '/api/v1/hub/payments', body);
  if (!view) return 'refused';
  const isKnown = payer.carts.some(({ payment }) => payment === view._id);
  if (!isKnown) payer.carts.push({ ...cart, payment: view._id, url: view.url });
  const known = payer.carts.find(({ payment }) => payment === view._id);
  if (known) {
    known.url ??= view.url;
    payer.saw(known, view);
  }
  while (payer.carts.length > MOST_CARTS) payer.carts.shift();
  return 'done';
}

async function act(payer: Payer, url: string): Promise<Outcome> {
  const { random } = payer;
  const click = (name: string) => payer.click(url, name, random.pick(MANNERS));
  const drawn = random.int(1, 100);
  if (drawn <= 8) await click('leave');
  else if (drawn <= 14) await click('decline');
  else if (drawn <= 34) await click('payInSilence');
  else {
    // another card after a decline, or the bank's question
    if (drawn <= 44) await click('decline');
    else if (drawn <= 56) await click('confirm');
    await click('pay');
  }
  return 'done';
}

async function look(payer: Payer, cart: Cart): Promise<Outcome> {
  const path = `/api/v1/hub/payments/${cart.payment}`;
  const view = await payer.byGuest<PaymentView>('POST', path);
  if (!view) return 'refused';
  cart.url ??= view.url;
  payer.saw(cart, view);
  return 'done';
}

async function end(payer: Payer, cart: Cart): Promise<Outcome> {
  const path = `/api/v1/hub/payments/${cart.payment}`;
  const view = await payer.byGuest<PaymentView>('DELETE', path);
  if (!view) return 'refused';
  payer.saw(cart, view);
  return 'done';
}

/** Another party with the same hold: the first payment is ended, unless it was paid. */
async function changeMind(payer: Payer, cart: Cart): Promise<Outcome> {
  const participants = payer.random.int(1, cart.participants);
  return pay(payer, { ...cart, participants, url: undefined });
}

async function cancel(payer: Payer, { id }: OwnBooking): Promise<Outcome> {
  const path = `/api/v1/hub/activity/${id}`;
  if (!(await payer.byGuest('DELETE', path))) return 'refused';
  gone(payer, id);
  return 'done';
}

async function cancelByStaff(payer: Payer, { id }: OwnBooking): Promise<Outcome> {
  const path = `/api/v1/admin/reservation/${id}/cancel`;
  const refund = payer.random.pick(['all', 'byTerms']);
  if (!(await payer.byStaff('POST', path, { refund, reason: 'Storm' }))) return 'refused';
  gone(payer, id);
  return 'done';
}

function gone(payer: Payer, id: string): void {
  payer.told.cancelled.add(id);
  payer.bookings = payer.bookings.filter((one) => one.id !== id);
}

async function shrink(payer: Payer, booking: OwnBooking): Promise<Outcome> {
  const participants = payer.random.int(1, booking.participants);
  const path = `/api/v1/hub/reservation/${booking.id}`;
  const changed = await payer.byGuest('PUT', path, { participants });
  if (!changed) return 'refused';
  booking.participants = participants;
  return 'done';
}

async function refund(payer: Payer, { payment, service, participants }: OwnBooking) {
  const paid = dueOf(service, participants);
  const amount = payer.random.chance(25) ? paid : payer.random.int(1, paid);
  const path = `/api/v1/admin/payments/${payment}/refunds`;
  if (!(await payer.byStaff('POST', path, { amount, reason: 'Goodwill' }))) return 'refused';
  payer.told.refunded(payment, amount);
  return 'done';
}

const owedAtMost = ({ participants }: OwnBooking) => participants * PRICE;

async function ask(payer: Payer, booking: OwnBooking, amount: number): Promise<string | undefined> {
  const path = '/api/v1/admin/paymentRequests';
  const body = { kind: 'booking', id: booking.id, amount };
  const request = await payer.byStaff<{ _id: string }>('POST', path, body);
  return request && payer.tokenOf(request._id);
}

async function askToPay(payer: Payer, booking: OwnBooking): Promise<Outcome> {
  const half = owedAtMost(booking) / 2;
  const amount = payer.random.chance(60) ? half : payer.random.int(1, half);
  const token = await ask(payer, booking, amount);
  if (token) payer.links.push(token);
  return token ? 'done' : 'refused';
}

async function payByLink(payer: Payer, token: string): Promise<Outcome> {
  const link = { vendor: payer.world.vendorId, token };
  const page = await payer.byVisitor<{ url: string }>('POST', '/api/v1/hub/paymentLinks/pay', link);
  if (!page) return 'refused';
  await act(payer, page.url);
  if (payer.random.chance(30)) return 'done';
  return (await payer.byVisitor('POST', '/api/v1/hub/paymentLinks/look', link))
    ? 'done'
    : 'refused';
}

/** Two colleagues ask for the same, and the guest pays both in one moment. */
async function payTwoLinks(payer: Payer, booking: OwnBooking): Promise<Outcome> {
  const amount = owedAtMost(booking) / 2;
  const tokens = await Promise.all([ask(payer, booking, amount), ask(payer, booking, amount)]);
  const links = tokens.flatMap((token) => (token ? [{ vendor: payer.world.vendorId, token }] : []));
  const pages = await Promise.all(
    links.map((link) =>
      payer.byVisitor<{ url: string }>('POST', '/api/v1/hub/paymentLinks/pay', link),
    ),
  );
  await Promise.all(pages.map((page) => page && payer.click(page.url, 'pay', 'never')));
  await Promise.all(
    links.map((link) => payer.byVisitor('POST', '/api/v1/hub/paymentLinks/look', link)),
  );
  return pages.some(Boolean) ? 'done' : 'refused';
}

const withCart =
  (run: (payer: Payer, cart: Cart) => Promise<Outcome>): PayOperation['run'] =>
  (payer) =>
    payer.carts.length > 0 ? run(payer, payer.random.pick(payer.carts)) : undefined;

const withBooking =
  (
    run: (payer: Payer, booking: OwnBooking) => Promise<Outcome>,
    which: (service: PaidService) => boolean = () => true,
  ): PayOperation['run'] =>
  (payer) => {
    const some = payer.bookings.filter(({ service }) => which(service));
    return some.length > 0 ? run(payer, payer.random.pick(some)) : undefined;
  };

const isPaidInPart = ({ basisPoints }: PaidService) => basisPoints < 10_000;

/** What a guest does with too many bookings, so that a long run has places left. */
export const CANCEL: PayOperation = { name: 'cancel', weight: 8, run: withBooking(cancel) };

export const isCrowded = ({ bookings }: Payer): boolean => bookings.length > MOST_BOOKINGS;

export const PAY_OPERATIONS: readonly PayOperation[] = [
  { name: 'hold and begin to pay', weight: 28, run: begin },
  { name: 'ask for the page again', weight: 4, run: withCart(pay) },
  {
    name: 'pay, decline or leave',
    weight: 34,
    run: (payer) => {
      const open = payer.carts.flatMap(({ url }) => (url ? [url] : []));
      return open.length > 0 ? act(payer, payer.random.pick(open)) : undefined;
    },
  },
  { name: 'come back', weight: 26, run: withCart(look) },
  { name: 'do not pay after all', weight: 4, run: withCart(end) },
  { name: 'change the party before paying', weight: 4, run: withCart(changeMind) },
  CANCEL,
  { name: 'cancel (staff)', weight: 3, run: withBooking(cancelByStaff) },
  { name: 'come with fewer', weight: 4, run: withBooking(shrink) },
  { name: 'refund', weight: 7, run: withBooking(refund) },
  { name: 'ask to pay by link', weight: 7, run: withBooking(askToPay, isPaidInPart) },
  {
    name: 'pay by link',
    weight: 9,
    run: (payer) => {
      const token = payer.random.chance(30) ? payer.links.shift() : payer.links[0];
      return token ? payByLink(payer, token) : undefined;
    },
  },
  { name: 'pay two links at once', weight: 3, run: withBooking(payTwoLinks, isPaidInPart) },
];
