import { join } from 'node:path';
import { Command } from 'commander';
import { runChecks } from './checks/run-checks';
import { Acknowledged } from './clients/acknowledged';
import { Crowd } from './clients/crowd';
import { Fleet } from './clients/fleet';
import { HttpClient } from './clients/http-client';
import { Sender, Waits } from './clients/sender';
import { OversellControl } from './control/oversell-control';
import { numberList, seedNumber, wholeNumber } from './options';
import { Random } from './random';
import { findingLines, isRight, table, tallyTable } from './report';
import { ResourceRun } from './resources/resource-run';
import { runApiCommand } from './target/api-process';
import { Mongod } from './target/mongod';
import { makeScene, makeWorld } from './target/world';
import { runProof, type Workbench } from './workbench';

interface Options {
  operations: number;
  clients: number[];
  processes: number;
  seed: number;
  port: number;
}

/** Short, so that holds run out while the proof runs. */
const HOLD_MINUTES = 0.05;
/** Share of the operations that want tables, therapists and rooms. */
const OF_RESOURCES = 0.25;
const SHORT = { operations: 4_500, clients: [64, 200, 500] };

async function prove(options: Options, { folder, log, onClose }: Workbench): Promise<boolean> {
  const { seed, processes, port } = options;
  log(`Seed ${seed}, ${processes} API processes, ${options.operations} operations`);
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const mongoUri = mongod.uri('proof');
  const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
  if (!migrated.succeeded) throw new Error(migrated.output);
  const env = { HOLD_MINUTES: String(HOLD_MINUTES) };
  const fleet = await Fleet.start({ mongoUri, processes, firstPort: port + 1, folder, env });
  onClose(() => fleet.stop());
  const http = new HttpClient();
  onClose(() => http.close());
  const firstPort = port + 1 + processes;
  const control = await OversellControl.start(http, { mongoUri, processes, firstPort, folder });
  onClose(() => control.stop());

  const resources = await ResourceRun.start({
    ...{ http, mongoUri, processes, folder },
    firstPort: firstPort + processes,
  });
  onClose(() => resources.stop());

  const random = new Random(seed);
  const [origin = ''] = fleet.origins;
  const world = await makeWorld(http, origin, { guests: Math.max(...options.clients), seed });
  const rows: (string | number)[][] = [];
  const resourceRows: (string | number)[][] = [];
  let proven = true;
  for (const clients of options.clients) {
    const scene = await makeScene(http, origin, world);
    const acknowledged = new Acknowledged(join(folder, `acknowledged-${clients}.log`));
    const waits = new Waits();
    const sender = new Sender(http, () => fleet.origins, random.fork(), waits);
    const share = Math.ceil(options.operations / options.clients.length);
    const operations = Math.ceil(share * (1 - OF_RESOURCES));
    const begun = performance.now();
    const crowd = new Crowd({
      clients,
      world,
      scene,
      random: random.fork(),
      sender,
      acknowledged,
      operations,
    });
    onClose(() => crowd.halt());
    await crowd.finished();
    const seconds = (performance.now() - begun) / 1000;
    const naive = await control.run(clients, world, random);
    const findings = await runChecks({
      ...{ mongoUri, folder, http, origin, world, scene, acknowledged },
      holdMinutes: HOLD_MINUTES,
    });
    findings.push({ check: 'no other answer than was asked for', wrong: crowd.unexpected });
    const right = isRight(findings) && waits.internalErrors === 0;
    log(`\n${clients} clients\n${tallyTable(crowd.tallies)}\n${findingLines(findings)}`);
    proven &&= right && naive > 0;
    rows.push([
      clients,
      crowd.operations,
      Math.round(crowd.operations / seconds),
      acknowledged.bookings.size,
      waits.repeats,
      Math.round(waits.longestMs),
      right ? 0 : findings.flatMap(({ wrong }) => wrong).length + waits.internalErrors,
      naive,
    ]);
    await acknowledged.close();
    const seated = await resources.run(world, origin, {
      ...{ clients, operations: share - operations, random: random.fork() },
    });
    log(`\n${clients} clients at tables, therapists and rooms\n${findingLines(seated.findings)}`);
    proven &&= isRight(seated.findings) && seated.naive > 0;
    resourceRows.push([
      clients,
      seated.operations,
      Math.round(seated.perSecond),
      seated.stays,
      seated.refused,
      seated.findings.flatMap(({ wrong }) => wrong).length,
      seated.naive,
    ]);
  }
  const head = ['clients', 'operations', 'per second', 'bookings', 'repeats', 'longest wait ms'];
  log(`\n${table([...head, 'wrong', 'oversold by the control'], rows)}`);
  const seats = ['clients', 'operations', 'per second', 'stays left', 'refused', 'wrong'];
  log(`${table([...seats, 'overlaps of the control'], resourceRows)}\n`);
  log(`largest memory of an API process: ${await fleet.memoryMiB()} MiB\n`);
  const isVoid = [...rows, ...resourceRows].some((row) => row.at(-1) === 0);
  log(verdict(proven, isVoid, seed));
  return proven;
}

function verdict(proven: boolean, isVoid: boolean, seed: number): string {
  if (proven) return `PROVEN: nothing oversold, nothing lost (seed ${seed}); the control oversold`;
  if (isVoid) return `VOID: the control did not oversell, so the run shows nothing (seed ${seed})`;
  return `NOT PROVEN: see what is wrong above (seed ${seed})`;
}

const command = new Command('prove:oversell')
  .option('--operations <number>', 'of all clients together', wholeNumber, 100_000)
  .option('--clients <numbers>', 'at once, one run each', numberList, [64, 200, 500])
  .option('--processes <number>', 'of the API', wholeNumber, 4)
  .option('--seed <number>', 'asks the same questions again', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4810)
  .option('--short', `for CI: ${SHORT.operations} operations`)
  .action(async ({ short, ...options }: Options & { short?: boolean }) => {
    process.exitCode = await runProof((bench) =>
      prove(short ? { ...options, ...SHORT } : options, bench),
    );
  });

void command.parseAsync();
