import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../checks/findings';
import { runChecks } from '../checks/run-checks';
import { Acknowledged } from '../clients/acknowledged';
import { Crowd } from '../clients/crowd';
import { Fleet } from '../clients/fleet';
import type { HttpClient } from '../clients/http-client';
import { Sender, Waits } from '../clients/sender';
import type { Random } from '../random';
import { findingLines, isRight, type Table, tallyTable } from '../report';
import { runApiCommand } from '../target/api-process';
import { makeScene, makeWorld } from '../target/world';
import type { Workbench } from '../workbench';
import type { Killer } from './killers';

export interface CrashTarget {
  name: string;
  mongoUri: string;
  firstPort: number;
  folder: string;
}

export interface CrashOptions {
  readonly clients: number;
  readonly processes: number;
  readonly seed: number;
  /** The longest that any client may wait, in seconds. */
  readonly longestWait: number;
}

const HOLD_MINUTES = 0.05;
/** How long a round waits for interrupted clients; the proof fails long before. */
const RECOVERY_MS = 90_000;

/** Clients that keep booking while parts of the installation are killed, and the findings afterwards. */
export class CrashRun {
  private readonly waits = new Waits();
  private readonly kills = new Map<string, number>();
  findings: readonly Finding[] = [];
  private crowd: Crowd | undefined;
  private readonly acknowledged: Acknowledged;

  constructor(
    private readonly http: HttpClient,
    private readonly target: CrashTarget,
    private readonly options: CrashOptions,
    private readonly random: Random,
    private readonly log: (line: string) => void,
  ) {
    this.acknowledged = new Acknowledged(join(target.folder, 'acknowledged.log'));
  }

  get isRight(): boolean {
    return this.findings.length > 0 && isRight(this.findings);
  }

  async run(killers: Iterable<Killer>, onClose: Workbench['onClose']): Promise<void> {
    const { name, mongoUri, firstPort, folder } = this.target;
    const { clients, processes, seed } = this.options;
    const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
    if (!migrated.succeeded) throw new Error(migrated.output);
    const env = { HOLD_MINUTES: String(HOLD_MINUTES) };
    const fleet = await Fleet.start({ mongoUri, processes, firstPort, folder, env });
    onClose(() => fleet.stop());
    const [origin = ''] = fleet.origins;
    const world = await makeWorld(this.http, origin, { guests: clients, seed });
    const scene = await makeScene(this.http, origin, world);
    const { http, random, acknowledged } = this;
    const sender = new Sender(http, () => fleet.origins, random.fork(), this.waits);
    const crowd = new Crowd({ clients, world, scene, random: random.fork(), sender, acknowledged });
    this.crowd = crowd;
    onClose(() => crowd.halt());
    let round = 0;
    for (const killer of killers) {
      round += 1;
      await sleep(random.int(300, 1_500));
      const begun = performance.now();
      await killer.strike(fleet, random);
      await this.recovered(crowd);
      this.kills.set(killer.kind, (this.kills.get(killer.kind) ?? 0) + 1);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      this.log(`  ${name}, round ${round}: ${killer.kind} killed, ${seconds} s`);
    }
    await crowd.stop();
    const checks = { mongoUri, folder, http, origin, world, scene, acknowledged };
    this.findings = [
      ...(await runChecks({ ...checks, holdMinutes: HOLD_MINUTES })),
      { check: 'no unexpected answer', wrong: crowd.unexpected },
      { check: `no client waits more than ${this.options.longestWait} s`, wrong: this.tooLong() },
    ];
    this.log(`\n${name}\n${tallyTable(crowd.tallies)}\n${findingLines(this.findings)}\n`);
    await acknowledged.close();
    await fleet.stop();
  }

  get row(): (string | number)[] {
    return [
      this.target.name,
      [...this.kills].map(([kind, times]) => `${times} ${kind}`).join(', '),
      this.crowd?.operations ?? 0,
      this.acknowledged.answers,
      this.acknowledged.bookings.size,
      this.waits.repeats,
      this.waits.internalErrors,
      Math.round(this.waits.longestMs),
      this.findings.flatMap(({ wrong }) => wrong).length,
    ];
  }

  /** A round ends when every interrupted client has an answer, so that each kill is judged by itself. */
  private async recovered(crowd: Crowd): Promise<void> {
    const up = performance.now();
    while (crowd.hasWaitedSince(up) && performance.now() < up + RECOVERY_MS) await sleep(50);
  }

  private tooLong(): string[] {
    const { longestMs } = this.waits;
    return longestMs > this.options.longestWait * 1_000
      ? [`one waited ${Math.round(longestMs)} ms`]
      : [];
  }
}

export const crashTable = (runs: readonly CrashRun[]): Table => ({
  head: [
    ...['where', 'kills', 'operations', 'acknowledged', 'bookings', 'repeats', 'answers 500'],
    ...['longest wait ms', 'wrong'],
  ],
  rows: runs.map(({ row }) => row),
});
