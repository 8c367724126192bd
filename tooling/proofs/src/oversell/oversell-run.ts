import { join } from 'node:path';
import type { Finding } from '../checks/findings';
import { runChecks } from '../checks/run-checks';
import { Acknowledged } from '../clients/acknowledged';
import { Crowd, type Tally } from '../clients/crowd';
import { Fleet } from '../clients/fleet';
import { HttpClient } from '../clients/http-client';
import { Sender, Waits } from '../clients/sender';
import { OversellControl } from '../control/oversell-control';
import { type Shared, UnguardedControl } from '../control/unguarded-control';
import { Random } from '../random';
import { type ResourceResult, ResourceRun } from '../resources/resource-run';
import { runApiCommand } from '../target/api-process';
import { makeScene, makeWorld, type World } from '../target/world';
import type { Workbench } from '../workbench';

/** Short, so that holds run out during the run. */
const HOLD_MINUTES = 0.05;
/** Share of the operations that claim tables, therapists and rooms. */
const OF_RESOURCES = 0.25;

export interface OversellOptions {
  mongoUri: string;
  /** A database for the control without the guard. */
  controlUri: string;
  processes: number;
  firstPort: number;
  seed: number;
  /** The largest crowd. */
  guests: number;
}

/** The outcome of a crowd on one hot slot and its day, then on a few resources. */
export interface OversellRound {
  clients: number;
  operations: number;
  perSecond: number;
  bookings: number;
  repeats: number;
  longestMs: number;
  tallies: ReadonlyMap<string, Tally>;
  findings: Finding[];
  /** Participants beyond the places that the control sold. */
  naive: number;
  /** What the control, by HTTP and without the guard, gave twice. */
  shared: Shared;
  resources: ResourceResult;
}

/** Crowds of clients who all want the same, on several API processes. */
export class OversellRun {
  private constructor(
    private readonly options: OversellOptions & Pick<Workbench, 'folder' | 'onClose'>,
    private readonly http: HttpClient,
    private readonly fleet: Fleet,
    private readonly control: OversellControl,
    private readonly unguarded: UnguardedControl,
    private readonly resources: ResourceRun,
    private readonly world: World,
    private readonly random: Random,
  ) {}

  static async start(
    options: OversellOptions,
    { folder, onClose }: Pick<Workbench, 'folder' | 'onClose'>,
  ): Promise<OversellRun> {
    const { mongoUri, controlUri, processes, firstPort, seed, guests } = options;
    const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
    if (!migrated.succeeded) throw new Error(migrated.output);
    const env = { HOLD_MINUTES: String(HOLD_MINUTES) };
    const each = { mongoUri, processes, folder };
    const fleet = await Fleet.start({ ...each, firstPort, env });
    onClose(() => fleet.stop());
    const http = new HttpClient();
    onClose(() => http.close());
    const controlPort = firstPort + processes;
    const control = await OversellControl.start(http, { ...each, firstPort: controlPort });
    onClose(() => control.stop());
    const resourcePort = controlPort + processes;
    const resources = await ResourceRun.start({ http, ...each, firstPort: resourcePort });
    onClose(() => resources.stop());
    const unguarded = await UnguardedControl.start(http, {
      ...{ mongoUri: controlUri, port: resourcePort + processes, folder, seed },
    });
    onClose(() => unguarded.stop());
    const world = await makeWorld(http, fleet.origins[0] ?? '', { guests, seed });
    const parts = { ...options, folder, onClose };
    const controls = [control, unguarded] as const;
    return new OversellRun(parts, http, fleet, ...controls, resources, world, new Random(seed));
  }

  /** Largest resident memory of an API process. */
  memoryMiB(): Promise<number> {
    return this.fleet.memoryMiB();
  }

  async round(clients: number, share: number): Promise<OversellRound> {
    const { http, fleet, world, random } = this;
    const { folder, mongoUri, onClose } = this.options;
    const [origin = ''] = fleet.origins;
    const scene = await makeScene(http, origin, world);
    const acknowledged = new Acknowledged(join(folder, `acknowledged-${clients}.log`));
    const waits = new Waits();
    const sender = new Sender(http, () => fleet.origins, random.fork(), waits);
    const operations = Math.ceil(share * (1 - OF_RESOURCES));
    const begun = performance.now();
    const crowd = new Crowd({
      ...{ clients, world, scene, random: random.fork(), sender, acknowledged, operations },
    });
    onClose(() => crowd.halt());
    await crowd.finished();
    const seconds = (performance.now() - begun) / 1000;
    const naive = await this.control.run(clients, world, random);
    const shared = await this.unguarded.run(clients, random.fork());
    const findings = await runChecks({
      ...{ mongoUri, folder, http, origin, world, scene, acknowledged },
      holdMinutes: HOLD_MINUTES,
    });
    findings.push(
      { check: 'no unexpected answer', wrong: crowd.unexpected },
      {
        check: 'no answer 500',
        wrong: waits.internalErrors > 0 ? [`${waits.internalErrors}`] : [],
      },
    );
    await acknowledged.close();
    const resources = await this.resources.run(world, origin, {
      ...{ clients, operations: share - operations, random: random.fork() },
    });
    return {
      clients,
      operations: crowd.operations,
      perSecond: crowd.operations / seconds,
      bookings: acknowledged.bookings.size,
      repeats: waits.repeats,
      longestMs: waits.longestMs,
      tallies: crowd.tallies,
      findings,
      naive,
      shared,
      resources,
    };
  }
}
