import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { CAPACITY, seedDatabase } from '../bench/seeded';
import type { Finding } from '../checks/findings';
import { Fleet } from '../clients/fleet';
import { HttpClient } from '../clients/http-client';
import { Sender, Waits } from '../clients/sender';
import { tokenFor } from '../clients/token';
import { moneyFindings } from '../payments/money-findings';
import { makePayScene } from '../payments/pay-scene';
import { Payer } from '../payments/payer';
import { Payers } from '../payments/payers';
import { proofEnvironment } from '../payments/payments-run';
import { ProofClock } from '../payments/proof-clock';
import { settled } from '../payments/settled';
import { Told } from '../payments/told';
import { Random } from '../random';
import { runApiCommand, runApiCommandWith } from '../target/api-process';
import { make } from '../target/make';
import { Mongod } from '../target/mongod';
import { makeWorld, type World } from '../target/world';
import type { Workbench } from '../workbench';
import { missing } from './missing';
import { Pictures } from './pictures';

/** How long guests go on while nothing is copied. */
const LOAD_MS = 10_000;
const NOBODY_LOOKED_MINUTES = 40;
/** The clock of the proof runs ahead. */
const AHEAD_SECONDS = 86_400;
const TRIES = 40;

export interface RestoreOptions {
  /** Bookings, and as many guests, that are there before; 0: none. */
  bookings: number;
  clients: number;
  processes: number;
  port: number;
  seed: number;
}

/** What a command took and said. */
interface Step {
  seconds: number;
  output: string;
}

/** A backup under load, a database that is destroyed, and what is there once it is restored. */
export class RestoreRun {
  readonly waits = new Waits();
  private readonly http = new HttpClient();
  private readonly told = new Told();
  private readonly random: Random;
  private readonly backups: Record<string, string>;

  constructor(
    private readonly options: RestoreOptions,
    private readonly bench: Pick<Workbench, 'folder' | 'onClose' | 'log'>,
  ) {
    this.random = new Random(options.seed);
    this.backups = {
      BACKUP_TO: join(bench.folder, 'backups'),
      BACKUP_KEY: randomBytes(32).toString('base64'),
    };
  }

  async run() {
    const { bench, http, options, told } = this;
    const { bookings, clients, port, seed } = options;
    const { folder, log, onClose } = bench;
    onClose(() => http.close());
    const first = await this.mongod('first', port);
    const mongoUri = first.uri('proof');
    await this.fill(mongoUri, bookings);
    await mkdir(join(folder, 'clock'), { recursive: true });
    const clock = new ProofClock(join(folder, 'clock'));
    onClose(() => clock.stop());
    const fleet = await this.fleet(mongoUri, 'before');
    const [origin = ''] = fleet.origins;
    const world = await makeWorld(http, origin, { guests: clients, seed });
    const pictures = new Pictures(world);
    await pictures.upload(origin);
    const payers = await this.payers(fleet, world);
    await sleep(LOAD_MS);

    const backup = await this.command(mongoUri, 'backup');
    log(`  backup under load: ${backup.seconds} s`);
    await sleep(LOAD_MS);
    await pictures.upload(origin);
    const forgotten = await this.guest(origin, world);
    const head = await this.lastSeal(mongoUri, world);
    const known = told.copy();
    const at = new Date();
    log(`  the moment: ${at.toISOString()}, ${known.booked.size} bookings told of`);
    await this.erase(origin, world, forgotten);
    await sleep(LOAD_MS);
    const extended = await this.command(mongoUri, 'backup', '--extend');
    payers.halt();
    await payers.finished();
    const later = told.copy();

    log('  the database is destroyed');
    await fleet.stop();
    await first.kill();
    await rm(join(folder, 'first'), { recursive: true, force: true });
    const second = await this.mongod('second', port);
    const newUri = second.uri('proof');
    const restore = await this.command(newUri, 'restore', '--at', at.toISOString());
    log(`  restored in ${restore.seconds} s`);

    const again = await this.fleet(newUri, 'after');
    await clock.jump(NOBODY_LOOKED_MINUTES);
    const stored = await settled(newUri, world, clock);
    const findings: Finding[] = [
      missing(stored, known, later),
      ...moneyFindings(stored, new Told()),
      await this.checker(newUri, 'verify'),
      await this.checker(newUri, 'verify-audit', ...(head ? ['--head', head] : [])),
      await pictures.findings(again.origins[0] ?? origin),
      await this.isForgotten(newUri, forgotten),
      { check: 'no unexpected answer', wrong: payers.unexpected },
    ];
    await clock.stop();
    await again.stop();
    const control = missing(stored, later, later).wrong;
    const size = await this.size(newUri);
    const commands = { backup, extended, restore };
    return {
      ...commands,
      findings,
      control,
      payers,
      known,
      size,
      stored,
      pictures,
      mongoUri: newUri,
    };
  }

  /** Of everything but the database: the clock of the proof. */
  private get clocked(): Record<string, string> {
    return proofEnvironment(join(this.bench.folder, 'clock'));
  }

  /** In a folder of its own, which can be destroyed. */
  private async mongod(name: string, port: number): Promise<Mongod> {
    const folder = join(this.bench.folder, name);
    await mkdir(folder, { recursive: true });
    const mongod = await Mongod.start(folder, port);
    this.bench.onClose(() => mongod.stop());
    return mongod;
  }

  private async fill(mongoUri: string, bookings: number): Promise<void> {
    const { bench, http, options } = this;
    const { folder } = bench;
    const { port, seed } = options;
    if (bookings > 0) {
      bench.log(`  filling: ${bookings.toLocaleString('en')} bookings`);
      await seedDatabase(http, { bookings, mongoUri, port: port + 1, folder, seed });
      await this.read(mongoUri, (client) => offerNoMore(client.db()));
      return;
    }
    const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
    if (!migrated.succeeded) throw new Error(migrated.output);
  }

  private async fleet(mongoUri: string, name: string): Promise<Fleet> {
    const { processes, port } = this.options;
    const folder = join(this.bench.folder, name);
    await mkdir(folder, { recursive: true });
    const env = this.clocked;
    const fleet = await Fleet.start({ mongoUri, processes, firstPort: port + 1, folder, env });
    this.bench.onClose(() => fleet.stop());
    return fleet;
  }

  private async payers(fleet: Fleet, world: World): Promise<Payers> {
    const { http, random, told, waits } = this;
    const scene = await makePayScene(http, fleet.origins[0] ?? '', world);
    const origins = () => fleet.origins;
    const sender = new Sender(http, origins, random.fork(), waits);
    const guests = world.guests.map(
      (guest) => new Payer(guest, world, scene, random.fork(), told, sender, http, origins),
    );
    const payers = new Payers(guests, Number.POSITIVE_INFINITY);
    this.bench.onClose(() => {
      payers.halt();
      sender.stop();
    });
    return payers;
  }

  /** Of the product's own command line. @throws {Error} with its output when it fails */
  private async command(mongoUri: string, ...args: string[]): Promise<Step> {
    const begun = performance.now();
    const logFile = join(this.bench.folder, `${args.join('-').replaceAll(':', '')}.log`);
    const { succeeded, output } = await runApiCommandWith(
      { ...this.backups, ...this.clocked },
      mongoUri,
      logFile,
      ...args,
    );
    if (!succeeded) throw new Error(`'${args.join(' ')}' failed:\n${output}`);
    return { seconds: Math.round((performance.now() - begun) / 1_000), output };
  }

  private async checker(mongoUri: string, ...args: string[]): Promise<Finding> {
    const logFile = join(this.bench.folder, `${args[0]}.log`);
    const { succeeded, output } = await runApiCommandWith(this.clocked, mongoUri, logFile, ...args);
    return { check: `${args[0]} finds nothing`, wrong: succeeded ? [] : output.split('\n') };
  }

  private async guest(origin: string, { staff: token }: World): Promise<string> {
    const body = { firstname: 'Forgotten', lastname: 'Proof', email: 'forgotten@proof.example' };
    const path = '/api/v1/admin/customers';
    return (await make<{ _id: string }>(this.http, origin, { path, token, body }))._id;
  }

  /** By somebody who gave their password a moment ago. */
  private async erase(origin: string, { vendorId }: World, userId: string): Promise<void> {
    const cfm = Math.floor(Date.now() / 1_000) + AHEAD_SECONDS;
    const sub = this.random.hex(24);
    const token = tokenFor({ aud: 'staff', sub, vnd: vendorId, lvl: 4, cfm });
    const path = '/api/admin/delete_customer';
    const request = { method: 'DELETE', path, token, body: { userId } } as const;
    let { status } = await this.http.send(origin, request);
    // the crowd goes on meanwhile
    for (let tries = 0; status >= 500 && tries < TRIES; tries += 1) {
      await sleep(500);
      status = (await this.http.send(origin, request)).status;
    }
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }

  private async isForgotten(mongoUri: string, id: string): Promise<Finding> {
    const found = await this.read(mongoUri, (client) =>
      client
        .db()
        .collection('customers')
        .findOne({ _id: ObjectId.createFromHexString(id) }),
    );
    const isRight = found?.erasedAt && found.firstname === '' && !found.email;
    return {
      check: 'a guest who was erased after the moment is not back',
      wrong: isRight ? [] : [`${id} is ${found ? 'there with their name' : 'not there'}`],
    };
  }

  /** Hash of the latest seal of the venue's audit log; absent before the first. */
  private async lastSeal(mongoUri: string, { vendorId }: World): Promise<string | undefined> {
    const _vendor = ObjectId.createFromHexString(vendorId);
    const seal = await this.read(mongoUri, (client) =>
      client
        .db()
        .collection('auditSeals')
        .findOne({ _vendor }, { sort: { no: -1 } }),
    );
    return seal?.hash;
  }

  private async size(mongoUri: string): Promise<{ bookings: number; mebibytes: number }> {
    return this.read(mongoUri, async (client) => {
      const { dataSize } = await client.db().command({ dbStats: 1 });
      const bookings = await client.db().collection('bookings').estimatedDocumentCount();
      return { bookings, mebibytes: Math.round(Number(dataSize) / 2 ** 20) };
    });
  }

  private async read<T>(mongoUri: string, ask: (client: MongoClient) => Promise<T>): Promise<T> {
    const client = new MongoClient(mongoUri);
    try {
      return await ask(client);
    } finally {
      await client.close();
    }
  }
}

/** The benchmarks' slots are never full; a checker expects what their services offer. */
const offerNoMore = (db: Db) => {
  const input = { $objectToArray: '$cap' };
  const cap = { $arrayToObject: { $map: { input, in: { k: '$$this.k', v: CAPACITY } } } };
  return db.collection('ledgers').updateMany({}, [{ $set: { cap } }]);
};
