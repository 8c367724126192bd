import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../checks/findings';
import { Fleet } from '../clients/fleet';
import { HttpClient } from '../clients/http-client';
import { Sender, Waits } from '../clients/sender';
import { Random } from '../random';
import { runApiCommand, runApiCommandWith } from '../target/api-process';
import type { Mongod } from '../target/mongod';
import { makeWorld, type World } from '../target/world';
import type { Workbench } from '../workbench';
import { Kills, type Victim } from './kills';
import { moneyFindings } from './money-findings';
import { makePayScene } from './pay-scene';
import { Payer } from './payer';
import { Payers } from './payers';
import { ProofClock } from './proof-clock';
import { settled } from './settled';
import { Told } from './told';

/** Longer than a guest may take to pay, and than their place is kept meanwhile. */
const NOBODY_LOOKED_MINUTES = 40;
/** After so many kills, nobody looks for that long. */
const KILLS_BETWEEN = 5;

export interface PaymentsOptions {
  mongod: Mongod;
  clients: number;
  processes: number;
  operations: number;
  firstPort: number;
  seed: number;
  moments: readonly (readonly [string, Victim])[];
}

/** The API as it is deployed, by a clock of the proof's own and with moments at which it can be killed. */
export const proofEnvironment = (folder: string, ...more: string[]): Record<string, string> => ({
  PROOF_FOLDER: folder,
  NODE_OPTIONS: ['preload.cjs', ...more]
    .map((file) => `--require ${join(__dirname, file)}`)
    .join(' '),
  // clients are many, and all of one address
  REQUESTS_PER_MINUTE: '0',
  FAILED_ATTEMPTS_PER_QUARTER_HOUR: '1000000',
});

/** Guests who pay while API and database die at every moment of a payment, and what is found afterwards. */
export class PaymentsRun {
  readonly waits = new Waits();
  private readonly told = new Told();
  private readonly random: Random;
  private readonly http = new HttpClient();

  constructor(
    private readonly options: PaymentsOptions,
    private readonly bench: Pick<Workbench, 'folder' | 'onClose' | 'log'>,
  ) {
    this.random = new Random(options.seed);
  }

  async run() {
    const { mongod, clients, processes, operations, firstPort, seed } = this.options;
    const { onClose, log } = this.bench;
    onClose(() => this.http.close());
    const folder = join(this.bench.folder, 'payments');
    await mkdir(folder, { recursive: true });
    const mongoUri = mongod.uri('proof');
    const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
    if (!migrated.succeeded) throw new Error(migrated.output);
    const env = proofEnvironment(folder);
    const fleet = await Fleet.start({ mongoUri, processes, firstPort, folder, env });
    onClose(() => fleet.stop());
    const { http, random, told, waits } = this;
    const [origin = ''] = fleet.origins;
    const world = await makeWorld(http, origin, { guests: clients, seed });
    const scene = await makePayScene(http, origin, world);
    const clock = new ProofClock(folder);
    onClose(() => clock.stop());
    const origins = () => fleet.origins;
    const sender = new Sender(http, origins, random.fork(), waits);
    const guests = world.guests.map(
      (guest) => new Payer(guest, world, scene, random.fork(), told, sender, http, origins),
    );
    const payers = new Payers(guests, operations);
    onClose(() => {
      payers.halt();
      sender.stop();
    });
    const kills = new Kills(folder, fleet, mongod);
    await this.killAll(kills, payers, clock);
    await payers.finished();
    log(`  ${payers.operations} operations, ${kills.total} kills; now everybody falls silent`);
    await clock.jump(NOBODY_LOOKED_MINUTES);
    const stored = await settled(mongoUri, world, clock);
    const findings: Finding[] = [
      ...moneyFindings(stored, told),
      await this.desk(origins()[0] ?? origin, world),
      await this.checker(mongoUri, folder),
      { check: 'no unexpected answer', wrong: payers.unexpected },
    ];
    await clock.stop();
    await fleet.stop();
    return { findings, payers, kills, stored };
  }

  /** Until nobody pays any more; every moment at least once, as far as there is one. */
  private async killAll(kills: Kills, payers: Payers, clock: ProofClock): Promise<void> {
    let since = 0;
    for (const [moment, victim] of this.options.moments) {
      if (payers.isOver) break;
      await sleep(this.random.int(100, 600));
      await kills.at(moment, victim, () => payers.isOver);
      since += 1;
      if (since % KILLS_BETWEEN === 0) await clock.jump(NOBODY_LOOKED_MINUTES);
      this.bench.log(`  ${payers.operations} operations, killed ${moment}: ${victim}`);
    }
    while (!payers.isOver) {
      await clock.jump(NOBODY_LOOKED_MINUTES);
      await Promise.race([payers.finished(), sleep(20_000)]);
    }
  }

  /** What staff are told to look at. */
  private async desk(origin: string, { staff: token }: World): Promise<Finding> {
    const path = '/api/v1/admin/payments/cases';
    const { status, body } = await this.http.send<object[]>(origin, { method: 'GET', path, token });
    const wrong = body.data?.map((one) => JSON.stringify(one)) ?? [`${path} answered ${status}`];
    return { check: 'staff have nothing to do', wrong };
  }

  /** The product's own checker, as `npm run verify:bookings` runs it. */
  private async checker(mongoUri: string, folder: string): Promise<Finding> {
    const logFile = join(folder, 'verify.log');
    const { succeeded, output } = await runApiCommandWith(
      proofEnvironment(folder),
      mongoUri,
      logFile,
      'verify',
    );
    return { check: 'verify:bookings finds nothing', wrong: succeeded ? [] : output.split('\n') };
  }
}
