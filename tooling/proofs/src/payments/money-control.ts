import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { HttpClient, type Request } from '../clients/http-client';
import { ApiProcess, runApiCommand } from '../target/api-process';
import { make } from '../target/make';
import { makeWorld, type World } from '../target/world';
import type { Workbench } from '../workbench';
import { moneyFindings } from './money-findings';
import { dueOf, makePayScene, type PayScene } from './pay-scene';
import type { PaymentView } from './payer';
import { proofEnvironment } from './payments-run';
import { readMoney } from './stored-money';
import { Told } from './told';

/** Fewer than there are places: nothing goes wrong for want of one. */
const GUESTS = 6;
/** How often each comes back at the same moment. */
const AT_ONCE = 4;
/** Without states two calls can undo each other's work for ever: nobody waits for that. */
const LIMIT_MS = 4_000;
/** Guests pay again until something has gone wrong. */
const ROUNDS = 5;

export interface ControlOptions {
  /** A database of its own. */
  mongoUri: string;
  port: number;
  seed: number;
}

/** Guests who pay and get a refund from a process without the states and keys. @returns what went wrong, in lines */
export async function moneyControl(
  { mongoUri, port, seed }: ControlOptions,
  bench: Pick<Workbench, 'folder' | 'onClose'>,
): Promise<string[]> {
  const folder = join(bench.folder, 'control');
  await mkdir(folder, { recursive: true });
  const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
  if (!migrated.succeeded) throw new Error(migrated.output);
  const env = proofEnvironment(folder, 'without-states.cjs');
  const api = await ApiProcess.start({ mongoUri, port, logFile: join(folder, 'api.log'), env });
  bench.onClose(() => api.stop());
  const http = new HttpClient();
  bench.onClose(() => http.close());
  const world = await makeWorld(http, api.url, { guests: GUESTS, seed });
  const scene = await makePayScene(http, api.url, world);
  const client = new MongoClient(mongoUri);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        world.guests.map((guest) => payAndReturn(http, api.url, world, scene, guest)),
      );
      const stored = await readMoney(client.db(), world.vendorId);
      // what is still to be done is no fault of the control's
      const found = moneyFindings(stored, new Told()).filter(({ check }) => !/case/.test(check));
      const wrong = found.flatMap((finding) => finding.wrong);
      if (wrong.length > 0) return wrong;
    }
    return [];
  } finally {
    await client.close();
    await api.kill();
  }
}

/** Holds, pays, comes back from several tabs at once, and gets a part back by several colleagues. */
async function payAndReturn(
  http: HttpClient,
  origin: string,
  { vendorId, staff, guests }: World,
  { services: [service], slots }: PayScene,
  { id, token }: World['guests'][number],
): Promise<void> {
  if (!service) throw new Error('nothing to pay for');
  const send = (request: Request) =>
    Promise.race([http.send(origin, request).catch(() => undefined), sleep(LIMIT_MS)]);
  const atOnce = (request: Request) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => send(request)));
  const slot = slots[guests.findIndex((guest) => guest.id === id) % slots.length];
  const wanted = { _service: service.id, ...slot, participants: 1 };
  const { holdId } = await make<{ holdId: string }>(http, origin, {
    ...{ path: '/api/v1/hub/holds', token, body: wanted },
  });
  const payment = await make<PaymentView>(http, origin, {
    ...{ path: '/api/v1/hub/payments', token },
    body: { ...wanted, holdId, amount: dueOf(service, 1), _vendor: vendorId, _customer: id },
  });
  const page = new URL(payment.url ?? '').pathname;
  await http.fetch(origin, { method: 'POST', path: `${page}/pay?notice=twice` });
  await atOnce({ method: 'POST', path: `/api/v1/hub/payments/${payment._id}`, token });
  const path = `/api/v1/admin/payments/${payment._id}`;
  await send({
    ...{ method: 'POST', path: `${path}/refunds`, token: staff },
    body: { amount: 5_000, reason: 'Goodwill' },
  });
  await atOnce({ method: 'POST', path: `${path}/settle`, token: staff });
}
