import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhookEvents } from '@atrium/rules/webhooks/webhook-events';
import type { Finding } from '../checks/findings';
import { Fleet } from '../clients/fleet';
import { HttpClient } from '../clients/http-client';
import { Sender, Waits } from '../clients/sender';
import { tokenFor } from '../clients/token';
import { Random } from '../random';
import { runApiCommand } from '../target/api-process';
import { dayAhead, make } from '../target/make';
import { makeWorld, type World } from '../target/world';
import type { Workbench } from '../workbench';
import {
  between,
  delaysOf,
  type Happened,
  type Heard,
  lost,
  outOfOrder,
  renamed,
  unsigned,
} from './delivery-findings';
import { erratic, hanging, Receiver, redirecting, slow, steady } from './receiver';

/** A booking is told of within this time to whoever answers, whatever others do. */
const SOON_MS = 10_000;
/** What a killed process had begun is another's after two minutes at most. */
const AFTER_KILL_MS = 180_000;
const QUIET_MS = 600_000;
const FIRST_TIME = 600;
/** The slot that everybody wants is another proof's: here they book in the next four weeks. */
const DAYS = 28;

export interface WebhooksOptions {
  mongoUri: string;
  bookings: number;
  clients: number;
  processes: number;
  firstPort: number;
  seed: number;
  /** For so long at least, some are away or do not answer; pauses pass twenty times faster. */
  awayMs: number;
  /** How often a process is killed; 0: never. */
  kills: number;
  /** Loaded into the API beside what makes its pauses shorter. */
  preload?: string;
}

/** Bookings are made and cancelled while receivers fail in every way, and what each of them got. */
export class WebhooksRun implements Happened {
  private readonly random: Random;
  private readonly http = new HttpClient();
  /** By the proof's monotonic clock, when the first process was killed. */
  private firstKill = Number.POSITIVE_INFINITY;
  /** Processes that were killed so far. */
  killed = 0;
  readonly created = new Map<string, number>();
  readonly cancelled = new Map<string, number>();

  constructor(
    private readonly options: WebhooksOptions,
    private readonly bench: Pick<Workbench, 'folder' | 'onClose' | 'log'>,
  ) {
    this.random = new Random(options.seed);
  }

  /** @param isPatient false: does not wait for what is never sent */
  async run(isPatient = true) {
    const { mongoUri, processes, firstPort, seed, preload } = this.options;
    const folder = join(this.bench.folder, `webhooks-${firstPort}`);
    await mkdir(folder, { recursive: true });
    const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
    if (!migrated.succeeded) throw new Error(migrated.output);
    const env = {
      WEBHOOK_NETWORKS: '127.0.0.0/8',
      REQUESTS_PER_MINUTE: '0',
      NODE_OPTIONS: ['preload.cjs', ...(preload ? [preload] : [])]
        .map((file) => `--require ${join(__dirname, file)}`)
        .join(' '),
    };
    const fleet = await Fleet.start({ mongoUri, processes, firstPort, folder, env });
    this.bench.onClose(() => fleet.stop());
    this.bench.onClose(() => this.http.close());
    const [origin = ''] = fleet.origins;
    const world = await makeWorld(this.http, origin, { guests: 8, seed });
    const receivers = await this.receivers(origin, world);
    const trap = await this.inside(receivers.length);
    await this.busy(fleet, world, origin, receivers);
    if (isPatient) await this.settled(receivers);
    else await sleep(SOON_MS);
    const heard: Heard[] = receivers;
    const findings: Finding[] = [
      lost(this, heard),
      renamed(heard),
      outOfOrder(heard),
      unsigned(heard),
      { check: 'no redirect is followed', wrong: trap.received.map(({ id }) => id) },
      ...this.heldUp(receivers),
    ];
    await fleet.stop();
    await Promise.all([...receivers, trap].map((one) => one.down()));
    return { findings, receivers, happened: this.created.size + this.cancelled.size };
  }

  /** In turn: who is well, who fails at random, hangs, is slow, redirects, and is away. */
  private async receivers(origin: string, world: World): Promise<Receiver[]> {
    const port = this.options.firstPort + 50;
    const inside = `http://127.0.0.1:${port + 6}/inside`;
    const kinds = [
      ...[['well', steady] as const, ['at random', erratic] as const],
      ...[['hangs', hanging] as const, ['slow', slow] as const],
      ...[['redirects', redirecting] as const, ['away', steady] as const],
    ];
    const receivers = kinds.map(
      ([name, behaviour], index) =>
        new Receiver(name, port + index, behaviour, this.random.fork(), inside),
    );
    const now = Math.floor(Date.now() / 1_000);
    const token = tokenFor({
      ...{ aud: 'staff', sub: this.random.hex(24), vnd: world.vendorId, lvl: 4, cfm: now },
    });
    for (const receiver of receivers) {
      this.bench.onClose(() => receiver.down());
      if (receiver.name !== 'away') await receiver.up();
      const body = {
        ...{ name: receiver.name, url: receiver.url },
        events: webhookEvents.filter((event) => /^booking\.(created|cancelled)$/.test(event)),
      };
      const path = '/api/v1/admin/webhooks';
      const { secret } = await make<{ secret: string }>(this.http, origin, { path, token, body });
      receiver.secret = secret;
    }
    return receivers;
  }

  /** Where nobody may be led. */
  private async inside(index: number): Promise<Receiver> {
    const port = this.options.firstPort + 50 + index;
    const trap = new Receiver('inside', port, steady, this.random.fork());
    this.bench.onClose(() => trap.down());
    await trap.up();
    return trap;
  }

  private async busy(
    fleet: Fleet,
    world: World,
    origin: string,
    receivers: readonly Receiver[],
  ): Promise<void> {
    const { bookings, awayMs, kills } = this.options;
    const { _id: service } = await make<{ _id: string }>(this.http, origin, {
      ...{ path: '/api/v1/services', token: world.staff },
      body: {
        ...{ name: 'Sauna', capacity: 10_000 },
        times: [
          {
            ...{ start: FIRST_TIME, end: FIRST_TIME + 60 },
            availableDays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day })),
          },
        ],
      },
    });
    // another process hears of a new webhook within a second
    await sleep(1_500);
    const begun = performance.now();
    const sender = new Sender(this.http, () => fleet.origins, this.random.fork(), new Waits());
    const guests = { sender, world, service };
    const undisturbed = Math.ceil(bookings / 2);
    await this.book(undisturbed, guests);
    // processes die while receivers are away, and while what waited for them is sent
    const meanwhile = Math.floor(bookings / 4);
    const early = Math.floor(kills / 3);
    await Promise.all([this.kill(fleet, early), this.book(meanwhile, guests)]);
    await sleep(Math.max(0, begun + awayMs - performance.now()));
    await this.mend(receivers);
    const rest = bookings - undisturbed - meanwhile;
    await Promise.all([this.kill(fleet, kills), this.book(rest, guests)]);
    const { created, cancelled, killed } = this;
    this.bench.log(`  ${created.size} booked, ${cancelled.size} cancelled, ${killed} killed`);
  }

  private async book(bookings: number, guests: Guests): Promise<void> {
    let left = bookings;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await this.bookAndCancel(guests);
      }
    };
    await Promise.all(Array.from({ length: this.options.clients }, work));
  }

  /**
   * One after another, each started again as its supervisor would, while the others work.
   * @param until so many were killed since the run began
   */
  private async kill(fleet: Fleet, until: number): Promise<void> {
    for (; this.killed < until; this.killed += 1) {
      this.firstKill = Math.min(this.firstKill, performance.now());
      await fleet.crash(this.random.pick(fleet.processes));
      await sleep(this.random.int(500, 3_000));
    }
  }

  /** Each asked for until it is answered, by whichever process lives. */
  private async bookAndCancel({ sender, world, service: _service }: Guests): Promise<void> {
    const token = world.staff;
    const guest = this.random.pick(world.guests);
    const { status, body } = await sender.ask<{ _id: string }>({
      ...{ method: 'POST', path: '/api/admin/newBooking', token, key: this.random.hex(24) },
      body: {
        ...{ _service, date: dayAhead(this.random.int(0, DAYS - 1)), timeindex: FIRST_TIME },
        ...{ participants: 1, _customer: guest.id },
      },
    });
    if (!body.data) throw new Error(`newBooking answered ${status} ${body.code}`);
    const { _id } = body.data;
    this.created.set(_id, performance.now());
    if (this.random.int(0, 1) === 0) return;
    const cancelled = await sender.ask({
      ...{ method: 'POST', path: `/api/v1/admin/reservation/${_id}/cancel`, token, body: {} },
      key: this.random.hex(24),
    });
    if (cancelled.status === 200) this.cancelled.set(_id, performance.now());
  }

  private async mend(receivers: readonly Receiver[]): Promise<void> {
    for (const receiver of receivers) {
      if (receiver.name === 'away') await receiver.up();
      if (receiver.name === 'hangs' || receiver.name === 'redirects') receiver.become(steady);
    }
  }

  /** Until everybody has got everything, or nobody gets more: who takes 2.5 seconds for each has long to go. */
  private async settled(receivers: readonly Receiver[]): Promise<void> {
    let missing = Number.POSITIVE_INFINITY;
    let since = performance.now();
    while (missing > 0 && performance.now() < since + QUIET_MS) {
      await sleep(500);
      const now = lost(this, receivers).wrong.length;
      if (now < missing) since = performance.now();
      missing = now;
    }
  }

  private heldUp([well]: readonly Receiver[]): Finding[] {
    const received = well?.received ?? [];
    // what happened so shortly before the kill may have been in the hands of the process that died
    const killed = this.firstKill - SOON_MS;
    const late = (happened: Happened, most: number) =>
      delaysOf(happened, received)
        .filter((ms) => ms > most)
        .map((ms) => `after ${Math.round(ms)} ms`);
    return [
      {
        check: `whoever answers is told within ${SOON_MS / 1_000} seconds, whatever others do`,
        wrong: late(between(this, 0, killed), SOON_MS),
      },
      {
        check: `once processes are killed, within ${AFTER_KILL_MS / 60_000} minutes`,
        wrong: late(between(this, killed), AFTER_KILL_MS),
      },
    ];
  }
}

/** Who books, by whom, and what. */
interface Guests {
  readonly sender: Sender;
  readonly world: World;
  readonly service: string;
}
