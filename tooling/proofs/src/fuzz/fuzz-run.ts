import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, ObjectId } from 'mongodb';
import type { Finding } from '../checks/findings';
import type { HttpClient } from '../clients/http-client';
import { tokenFor } from '../clients/token';
import type { Workbench } from '../workbench';
import { configText } from './config';
import { type OpenApi, operationsOf, type Placed } from './document';
import { documentsOf, type Kept, touched } from './foreign';
import { collectionsByField, collectionsByPath, idsOf } from './known-ids';
import { type Round, roundsOf } from './rounds';
import { fuzz, type Report } from './schemathesis';
import { bindingsOf, type Knowledge, wordsOf } from './words';

interface FuzzOptions {
  program: string;
  origin: string;
  seconds: number;
  seed: number;
  /** One of the callers; without it, all of them. */
  only?: string;
}

/** What became of the questions of one caller. */
export interface Told {
  round: Round;
  report: Report;
}

const PHASES = ['coverage', 'fuzzing', 'stateful'];
const WORKERS = 2;
const CONTROL_SECONDS = 20;
/** Around today, for what is read and for what is booked. */
const DAYS = [-30, -1, 0, 1, 7, 30];
/** Shown of what Schemathesis prints; the rest is in its folder. */
const SHOWN = 12_000;

/** Visitor, guest and owner ask all that the document allows, and more; another venue's documents are watched. */
export class FuzzRun {
  private constructor(
    private readonly options: FuzzOptions,
    private readonly db: Db,
    private readonly http: HttpClient,
    private readonly document: OpenApi,
    private readonly own: ObjectId,
    private readonly other: ObjectId,
    private readonly bench: Pick<Workbench, 'folder' | 'log'>,
  ) {}

  static async over(
    options: FuzzOptions,
    { db, http, bench }: { db: Db; http: HttpClient; bench: Pick<Workbench, 'folder' | 'log'> },
  ): Promise<FuzzRun> {
    const document = await fetch(`${options.origin}/open-api.json`);
    return new FuzzRun(
      ...([options, db, http, (await document.json()) as OpenApi] as const),
      ...([await vendorOf(db, 'fjord'), await vendorOf(db, 'bakken'), bench] as const),
    );
  }

  async run(): Promise<{ told: Told[]; findings: Finding[] }> {
    const { db, own, other, document, options } = this;
    const before = await documentsOf(db, other);
    const all = operationsOf(document);
    const rounds = await roundsOf(db, own, all);
    const told: Told[] = [];
    for (const round of rounds) {
      if (options.only && options.only !== round.name) continue;
      told.push({ round, report: await this.asked(round, all) });
    }
    const after = await documentsOf(db, other);
    return {
      told,
      findings: [
        ...told.map(answersOf),
        { check: 'no document of another venue was touched', wrong: touched(before, after) },
        { check: 'enough was done, not only refused', wrong: told.flatMap(idle) },
      ],
    };
  }

  /** A wrong document, and a change by the other venue itself. @returns whether both were noticed */
  async controlFails(): Promise<boolean> {
    const before = await documentsOf(this.db, this.other);
    return (await this.noticesDocument()) && (await this.noticesChange(before));
  }

  private async asked(round: Round, all: readonly Placed[]): Promise<Report> {
    const { db, own, other, http, options, bench } = this;
    const { name, token, guest, operations, share } = round;
    const ids = await idsOf(db, own, guest);
    const caller = { operations, ids, ...(token ? { token } : {}) };
    const known: Knowledge = {
      // a visitor may sign up with any venue; only who belongs to one must not touch another
      ids: token ? [ids, await idsOf(db, other)] : [ids],
      byPath: await collectionsByPath(http, options.origin, caller),
      byField: await collectionsByField(db, own),
      venue: [own.toHexString(), 'fjord'],
      days: DAYS.map(dayIn),
    };
    const seconds = Math.round(options.seconds * share);
    bench.log(`As ${name}: ${operations.length} operations, ${seconds} seconds`);
    const isOther = (one: Placed) =>
      !operations.some(({ operationId }) => operationId === one.operationId);
    const config = configText({
      ...{ origin: options.origin, seed: options.seed, seconds, phases: PHASES, workers: WORKERS },
      operations: operations.map((one) => [one, bindingsOf(one, known)] as const),
      ...{ others: all.filter(isOther), words: wordsOf(known), ...(token ? { token } : {}) },
    });
    const { report, printed } = await fuzz(options.program, {
      ...{ name: name.replaceAll(' ', '-'), config, folder: bench.folder, seconds },
      document: `${options.origin}/open-api.json`,
    });
    if (report.exit_code !== 0) bench.log(printed.slice(0, SHOWN));
    return report;
  }

  private async noticesDocument(): Promise<boolean> {
    const { document, options, bench } = this;
    const all = operationsOf(document);
    const [ready] = all.filter(({ path }) => path === '/api/health/live');
    if (!ready) throw new Error('The document has no /api/health/live.');
    const { 200: _, ...responses } = ready.responses;
    const wrong = { ...document, paths: { [ready.path]: { get: { ...ready, responses } } } };
    const file = join(bench.folder, 'wrong.json');
    await writeFile(file, JSON.stringify(wrong));
    const config = configText({
      ...{ origin: options.origin, seed: options.seed, seconds: CONTROL_SECONDS, workers: 1 },
      ...{ phases: ['coverage'], operations: [], others: [], words: new Map([['every', ['x']]]) },
    });
    const { report } = await fuzz(options.program, {
      ...{ name: 'control', config, document: file, folder: bench.folder },
      seconds: CONTROL_SECONDS,
    });
    return report.failures.length > 0;
  }

  private async noticesChange(before: ReadonlyMap<string, Kept>): Promise<boolean> {
    const { db, http, options, other } = this;
    const owner = await db.collection('users').findOne({ email: 'owner@bakken.example' });
    const caller = { aud: 'staff' as const, sub: String(owner?._id), lvl: 3 };
    const { status } = await http.send(options.origin, {
      ...{ method: 'PUT', path: '/api/v1/admin/vendor', body: { tagline: 'By the wood' } },
      token: tokenFor({ ...caller, vnd: other.toHexString() }),
    });
    if (status !== 200) throw new Error(`The other venue's own change answered ${status}.`);
    return touched(before, await documentsOf(db, other)).length > 0;
  }
}

/** Operations that were done at least once, as the caller asked. */
export const doneIn = ({ valid_rates: rates }: Report): number =>
  Object.values(rates).filter((phases) => Object.values(phases).some((one) => one.accepted > 0))
    .length;

async function vendorOf(db: Db, slug: string): Promise<ObjectId> {
  const vendor = await db.collection('vendors').findOne({ slug });
  if (!vendor) throw new Error(`The demo has no ${slug}.`);
  return vendor._id;
}

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const answersOf = ({ round, report: { failures, errors } }: Told): Finding => ({
  check: `every answer as documented, and none a 5xx, to the ${round.name}`,
  wrong: [
    ...failures.map(({ title, operations }) => `${title}: ${operations.join(', ')}`),
    ...errors.map(({ title, count }) => `${title}: ${count}`),
  ],
});

function idle({ round, report }: Told): string[] {
  const done = doneIn(report);
  return done < round.least ? [`the ${round.name}: ${done} operations`] : [];
}
