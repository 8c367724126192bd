import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '@atrium/runner/processes/service';
import { waitForApi } from '@atrium/runner/stack/api';
import { root } from '@atrium/runner/workspace';
import { MongoClient, ObjectId } from 'mongodb';
import type { Finding } from '../checks/findings';
import type { Answer, HttpClient } from '../clients/http-client';
import type { Random } from '../random';
import { apiEnvironment, runApiCommand } from '../target/api-process';
import { dayAhead } from '../target/make';
import { makeScene, type World } from '../target/world';
import { type StoredTreatment, wishOf } from './stored-treatment';
import { intervalsOf, overlaps, type Wish } from './wish';

/** Few enough to force conflicts. */
const TABLES = 8;
const THERAPISTS = 6;
const ROOMS = 4;
/** Maximum number of stays of a client; beyond that it cancels one. */
const CROWDED = 4;
/** Retries against a busy database. */
const REPEATS = 5;

interface Options {
  http: HttpClient;
  mongoUri: string;
  processes: number;
  firstPort: number;
  folder: string;
}

export interface ResourceResult {
  operations: number;
  refused: number;
  perSecond: number;
  /** Stays that hold a resource at the end. */
  stays: number;
  findings: Finding[];
  /** Overlaps of the control. */
  naive: number;
}

/** Several processes of the engine compete for tables, therapists and rooms. */
export class ResourceRun {
  private constructor(
    private readonly options: Options,
    private readonly services: readonly Service[],
    private readonly origins: readonly string[],
  ) {}

  static async start(options: Options): Promise<ResourceRun> {
    const { mongoUri, processes, firstPort, folder } = options;
    const services: Service[] = [];
    const origins: string[] = [];
    for (let index = 0; index < processes; index += 1) {
      const port = firstPort + index;
      const service = await startService({
        command: process.execPath,
        args: [join(__dirname, 'worker-process.cjs')],
        cwd: root,
        logFile: join(folder, `resources-${port}.log`),
        env: { ...apiEnvironment(mongoUri), PORT: String(port), JOBS_ENABLED: 'false' },
      });
      services.push(service);
      origins.push(`http://127.0.0.1:${port}`);
      await waitForApi(origins.at(-1) ?? '', service);
    }
    return new ResourceRun(options, services, origins);
  }

  async run(
    world: World,
    origin: string,
    { clients, operations, random }: { clients: number; operations: number; random: Random },
  ): Promise<ResourceResult> {
    const { http, mongoUri, folder } = this.options;
    const { serviceId } = await makeScene(http, origin, world);
    const place = { vendorId: world.vendorId, serviceId };
    const scene = new ResourceScene(random);
    const known = new Map<string, Wish>();
    const unexpected: string[] = [];
    let asked = 0;
    let refused = 0;
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: clients }, async () => {
        const own = random.fork();
        const mine: Wish[] = [];
        while (asked < operations) {
          asked += 1;
          const wish = scene.next(mine, own);
          const { status, body } = await this.put(own.pick(this.origins), { place, wish });
          if (status === 409) refused += 1;
          else if (status !== 200) unexpected.push(`${wish._id}: ${status} ${body.message}`);
          if (status !== 200) continue;
          known.set(wish._id, wish);
          const index = mine.findIndex(({ _id }) => _id === wish._id);
          if (index >= 0) mine.splice(index, 1);
          if (wish.active) mine.push(wish);
        }
      }),
    );
    const seconds = (performance.now() - begun) / 1000;
    const findings = await this.check(place, known);
    findings.push({ check: 'no unexpected answer', wrong: unexpected });
    const { succeeded, output } = await runApiCommand(
      mongoUri,
      join(folder, 'verify-resources.log'),
      'verify',
    );
    const wrong = succeeded ? [] : output.split('\n');
    findings.push({ check: 'verify:bookings finds nothing', wrong });
    const stays = [...known.values()].filter(({ active }) => active).length;
    const naive = await this.control(scene, clients, random);
    return { operations: asked, refused, perSecond: asked / seconds, stays, findings, naive };
  }

  async stop(): Promise<void> {
    await Promise.all(this.services.map((service) => service.stop()));
  }

  /** Repeating a stay is safe: it has the same id. */
  private async put(origin: string, body: object): Promise<Answer<null>> {
    for (let attempt = 0; ; attempt += 1) {
      const request = { method: 'PUT', path: '/stay', body } as const;
      const answer = await this.options.http
        .send<null>(origin, request)
        .catch((error: unknown) => ({
          status: 503,
          body: { success: false, message: `${error}` },
        }));
      if (answer.status !== 503 || attempt === REPEATS) return answer;
      await sleep(100);
    }
  }

  /** Checks the database directly: nothing overlaps, nothing acknowledged is missing. */
  private async check(
    { vendorId, serviceId }: { vendorId: string; serviceId: string },
    known: ReadonlyMap<string, Wish>,
  ): Promise<Finding[]> {
    const client = new MongoClient(this.options.mongoUri);
    try {
      const db = client.db();
      const majority = { readConcern: { level: 'majority' } } as const;
      const stored = new Map<string, Wish>();
      const ids = { _vendor: new ObjectId(vendorId), _service: new ObjectId(serviceId) };
      for await (const booking of db.collection('bookings').find(ids, majority)) {
        const wish: Wish = {
          _id: booking._id.toHexString(),
          kind: 'table',
          resources: booking.tables.map(({ _table }: { _table: ObjectId }) => _table.toHexString()),
          date: booking.start.toISOString().slice(0, 10),
          start: booking.timeindex,
          end: booking.timeindexEnd,
          active: booking.active,
        };
        stored.set(wish._id, wish);
      }
      const treatments = db.collection<StoredTreatment>('treatments');
      for await (const treatment of treatments.find({ _vendor: ids._vendor }, majority)) {
        const wish = wishOf(treatment);
        // the other crowds' are in the same database
        if (known.has(wish._id)) stored.set(wish._id, wish);
      }
      const intervals = [...stored.values()].flatMap(intervalsOf);
      const count = overlaps(intervals);
      const places = (wishes: Iterable<Wish>) =>
        new Set(
          [...wishes].flatMap((wish) => intervalsOf(wish).map((one) => lineOf(wish._id, one))),
        );
      const [told, there] = [places(known.values()), places(stored.values())];
      const occupied = new Set<string>();
      const resources = new Set(intervals.map(({ resource }) => resource));
      for await (const { _id, occ } of db
        .collection<{ _id: string; occ: { b: string; s: number; e: number }[] }>('occupations')
        .find({ _vendor: ids._vendor }, majority)) {
        const [, resource = '', date = ''] = /:(\w+)\|(.+)$/.exec(_id) ?? [];
        if (!resources.has(resource)) continue;
        const midnight = Date.parse(`${date}T00:00:00Z`) / 60_000;
        for (const { b, s, e } of occ) {
          for (let minute = s; minute < e; minute += 5) {
            occupied.add(`${b} ${resource} ${midnight + minute}`);
          }
        }
      }
      const minutes = new Set(
        [...stored.values()].flatMap((wish) =>
          intervalsOf(wish).flatMap(({ resource, start, end }) =>
            Array.from(
              { length: Math.ceil((end - start) / 5) },
              (_, step) => `${wish._id} ${resource} ${start + step * 5}`,
            ),
          ),
        ),
      );
      return [
        {
          check: 'no two at one table, therapist or room',
          wrong: count ? [`${count} overlaps`] : [],
        },
        { check: 'every acknowledged stay is there, and no other', wrong: differing(told, there) },
        {
          check: 'every resource knows its stays, and no other',
          wrong: differing(minutes, occupied),
        },
      ];
    } finally {
      await client.close();
    }
  }

  /** Everybody wants the same table at the same time. */
  private async control(scene: ResourceScene, clients: number, random: Random): Promise<number> {
    const table = random.hex(24);
    const wishes = Array.from({ length: clients * 2 }, () => ({
      ...scene.wish('table', random),
      date: dayAhead(0),
      resources: [table],
    }));
    const answers = await Promise.all(
      wishes.map((body) =>
        this.options.http.send(random.pick(this.origins), { method: 'POST', path: '/naive', body }),
      ),
    );
    const taken = wishes.filter((_, index) => answers[index]?.status === 201);
    return overlaps(taken.flatMap(intervalsOf));
  }
}

/** The tables, therapists and rooms to compete for, and the next wish for one. */
class ResourceScene {
  private readonly tables: string[];
  private readonly therapists: string[];
  private readonly rooms: string[];

  constructor(random: Random) {
    const some = (length: number) => Array.from({ length }, () => random.hex(24));
    this.tables = some(TABLES);
    this.therapists = some(THERAPISTS);
    this.rooms = some(ROOMS);
  }

  /** A new stay, a move of one of the client's own, or its cancellation. */
  next(mine: readonly Wish[], random: Random): Wish {
    const own = mine.length > 0 ? random.pick(mine) : undefined;
    if (own && (mine.length >= CROWDED || random.chance(20))) return { ...own, active: false };
    if (own && random.chance(40)) return { ...this.wish(own.kind, random), _id: own._id };
    return this.wish(random.chance(60) ? 'table' : 'treatment', random);
  }

  wish(kind: Wish['kind'], random: Random): Wish {
    const start = random.int(108, 276) * 5;
    const one = random.pick(this.tables);
    const tables = random.chance(30) ? [...new Set([one, random.pick(this.tables)])] : [one];
    const staff = [random.pick(this.therapists), random.pick(this.rooms)];
    return {
      _id: random.hex(24),
      kind,
      resources: kind === 'table' ? tables : staff,
      date: dayAhead(random.int(0, 1)),
      start,
      end: start + random.int(6, 36) * 5,
      active: true,
    };
  }
}

const lineOf = (
  id: string,
  { resource, start, end }: { resource: string; start: number; end: number },
) => `${id} at ${resource} from ${start} to ${end}`;

function differing(wanted: ReadonlySet<string>, there: ReadonlySet<string>): string[] {
  return [
    ...[...wanted].filter((one) => !there.has(one)).map((one) => `missing: ${one}`),
    ...[...there].filter((one) => !wanted.has(one)).map((one) => `unknown: ${one}`),
  ];
}
