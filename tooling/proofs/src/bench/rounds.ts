import type { HttpClient } from '../clients/http-client';
import type { Random } from '../random';
import { load, type Measured, median } from './load';
import { READS, readRequest } from './reads/reads';
import type { Seeded } from './seeded';
import {
  type Subject,
  type SubjectOptions,
  startApi,
  startBareSubject,
  startNaiveSubject,
} from './subjects';

/** The API, the bare handler, and the naive one. */
export type Who = 'API' | 'bare' | 'naive';
export type What = 'availability' | 'booking' | 'hot slot, 64' | 'hot slot, 500' | (string & {});

/** One figure: who did what, in which database, with how many processes. */
export interface Point {
  who: Who;
  what: What;
  bookings: number;
  processes: number;
}

export interface BenchOptions {
  rounds: number;
  /** Seconds of each measurement. */
  seconds: number;
  connections: number;
  port: number;
  folder: string;
}

/** Until the hot code of a fresh process is compiled. */
export const WARM_UP_SECONDS = 3;
/** Single reads vary less between processes than the throughput of 32 clients. */
export const READ_ROUNDS = 3;
/** For reads, latency is measured, not throughput. */
const READERS = 2;
/** The process is warm by then; only this request is new. */
const READ_WARM_UP_SECONDS = 0.5;
/** At most: there are many reads, each answered in milliseconds. */
const READ_SECONDS = 1;
const START = { API: startApi, bare: startBareSubject, naive: startNaiveSubject };

type Started<W extends Who> = Awaited<ReturnType<(typeof START)[W]>>;

const keyOf = ({ who, what, bookings, processes }: Point): string =>
  [who, what, bookings, processes].join(' | ');

/** Every measurement of every round. */
export class Figures {
  private readonly rounds = new Map<string, { point: Point; measured: Measured[] }>();
  memoryMiB = 0;

  add(point: Point, measured: Measured): void {
    const key = keyOf(point);
    const known = this.rounds.get(key) ?? { point, measured: [] };
    known.measured.push(measured);
    this.rounds.set(key, known);
  }

  /**
   * Medians over the rounds; whoever waited longest in any of them.
   * @throws {Error} for what has not been measured: a figure of 0 would be a lie
   */
  of(point: Point): Measured {
    const known = this.rounds.get(keyOf(point));
    if (!known) throw new Error(`not measured: ${keyOf(point)}`);
    const middle = (of: (one: Measured) => number) => median(known.measured.map(of));
    return {
      answered: middle(({ answered }) => answered),
      perSecond: middle(({ perSecond }) => perSecond),
      p50Ms: middle(({ p50Ms }) => p50Ms),
      p99Ms: middle(({ p99Ms }) => p99Ms),
      longestMs: Math.max(...known.measured.map(({ longestMs }) => longestMs)),
      wrong: known.measured.reduce((sum, { wrong }) => sum + wrong, 0),
    };
  }

  get wrong(): number {
    return [...this.rounds.values()]
      .flatMap(({ measured }) => measured)
      .reduce((sum, { wrong }) => sum + wrong, 0);
  }
}

/** Measures everything once a round, each with fresh processes; in every other round in reverse order. */
export class Rounds {
  readonly figures = new Figures();

  constructor(
    private readonly http: HttpClient,
    private readonly databases: readonly Seeded[],
    private readonly options: BenchOptions,
    private readonly random: Random,
  ) {}

  /** What staff read, in the smallest and the largest database: before any load has written to them. */
  reads(round: number): Promise<void> {
    const outer = [this.smallest, this.databases.at(-1) ?? this.smallest];
    const steps = [...new Set(outer)].map((seeded) => () => this.read(seeded));
    return inTurn(steps, round);
  }

  /** Availability and bookings beside the bare handler, and the slot that everybody wants. */
  loads(round: number): Promise<void> {
    const { smallest } = this;
    const steps = [
      ...this.databases.flatMap((seeded) => [
        () => this.measure('bare', seeded, 1),
        () => this.measure('API', seeded, 1),
      ]),
      () => this.measure('bare', smallest, 2),
      () => this.measure('API', smallest, 2),
      () => this.withoutAccount(smallest, round),
      () => this.hot('naive', smallest),
      () => this.hot('API', smallest),
    ];
    return inTurn(steps, round);
  }

  private get smallest(): Seeded {
    const [smallest] = this.databases;
    if (!smallest) throw new Error('there is no database');
    return smallest;
  }

  private read(seeded: Seeded): Promise<void> {
    return this.withSubject('API', seeded, 1, async (subject, point) => {
      for (const read of READS) {
        const next = () => readRequest(read, seeded, this.random);
        await this.take({ ...point, what: read.name }, subject, next, READERS, {
          warmUp: READ_WARM_UP_SECONDS,
          seconds: Math.min(READ_SECONDS, this.options.seconds),
        });
      }
    });
  }

  private measure(who: Who, seeded: Seeded, processes: number): Promise<void> {
    return this.withSubject(who, seeded, processes, async (subject, point) => {
      const { connections } = this.options;
      const { availability, booking } = subject;
      await this.take({ ...point, what: 'availability' }, subject, availability, connections);
      await this.take({ ...point, what: 'booking' }, subject, booking, connections);
    });
  }

  /** Bookings without an account, and in the hub, by the same process and the same guests. */
  private withoutAccount(seeded: Seeded, round: number): Promise<void> {
    return this.withSubject('API', seeded, 1, async (subject, point) => {
      const { connections } = this.options;
      const steps = (['open booking', 'hub booking'] as const).map((what) => () => {
        const next = what === 'hub booking' ? subject.hubBooking : subject.openBooking;
        return this.take({ ...point, what }, subject, next, connections);
      });
      await inTurn(steps, round);
    });
  }

  /** Two processes: writers of one slot that do not share a queue. */
  private hot(who: Who, seeded: Seeded): Promise<void> {
    return this.withSubject(who, seeded, 2, async (subject, point) => {
      await this.take({ ...point, what: 'hot slot, 64' }, subject, subject.hotBooking, 64);
      await this.take({ ...point, what: 'hot slot, 500' }, subject, subject.hotBooking, 500);
      const { connections } = this.options;
      const what = who === 'naive' ? 'booking' : 'spread, beside naive';
      await this.take({ ...point, what }, subject, subject.booking, connections);
    });
  }

  private async withSubject<W extends Who>(
    who: W,
    seeded: Seeded,
    processes: number,
    measure: (subject: Started<W>, point: Omit<Point, 'what'>) => Promise<void>,
  ): Promise<void> {
    const { port: firstPort, folder } = this.options;
    const start = START[who] as (options: SubjectOptions) => Promise<Started<W>>;
    const subject = await start({ seeded, processes, firstPort, folder, random: this.random });
    try {
      await measure(subject, { who, bookings: seeded.bookings, processes });
      this.figures.memoryMiB = Math.max(this.figures.memoryMiB, await subject.memoryMiB());
    } finally {
      await subject.stop();
    }
  }

  private async take(
    point: Point,
    { origins }: Subject,
    next: Subject['booking'],
    connections: number,
    { warmUp, seconds } = { warmUp: WARM_UP_SECONDS, seconds: this.options.seconds },
  ): Promise<void> {
    const { http } = this;
    const stretch = { http, origins, connections, next, right: [200, 201] };
    const warming = await load({ ...stretch, seconds: warmUp });
    const measured = await load({ ...stretch, seconds });
    const longestMs = Math.max(warming.longestMs, measured.longestMs);
    this.figures.add(point, { ...measured, longestMs });
  }
}

async function inTurn(steps: readonly (() => Promise<void>)[], round: number): Promise<void> {
  for (const step of round % 2 === 0 ? steps : [...steps].reverse()) await step();
}
