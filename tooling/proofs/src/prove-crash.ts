import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { HttpClient } from './clients/http-client';
import { CrashRun, type CrashTarget } from './crash/crash-run';
import { type Killer, killByTurns, killMongod, killPrimary } from './crash/killers';
import { seedNumber, wholeNumber } from './options';
import { Random } from './random';
import { table } from './report';
import { Mongod } from './target/mongod';
import { ThreeNodes } from './target/three-nodes';
import { runProof, type Workbench } from './workbench';

interface Options {
  rounds: number;
  replicaSetRounds: number;
  clients: number;
  processes: number;
  seed: number;
  port: number;
}

const SHORT = { rounds: 3, replicaSetRounds: 0, clients: 32, processes: 2 };

async function prove(options: Options, { folder, log, onClose }: Workbench): Promise<boolean> {
  const { seed, port, rounds, replicaSetRounds } = options;
  const random = new Random(seed);
  const http = new HttpClient();
  onClose(() => http.close());
  log(
    `Seed ${seed}: ${rounds} rounds on one server, ${replicaSetRounds} on a replica set of three`,
  );

  const runs: CrashRun[] = [];
  const run = async (
    name: string,
    mongoUri: string,
    firstPort: number,
    killers: Iterable<Killer>,
  ) => {
    const target: CrashTarget = { name, mongoUri, firstPort, folder: join(folder, name) };
    await mkdir(target.folder, { recursive: true });
    const crash = new CrashRun(http, target, options, random.fork(), log);
    runs.push(crash);
    await crash.run(killers, onClose);
  };

  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const uri = mongod.uri('proof');
  const lossOfControl = { acknowledged: 0, lost: 0 };
  const byTurns = killByTurns(rounds, killMongod(mongod, uri, lossOfControl), lossOfControl);
  await run('one-server', uri, port + 10, byTurns);

  if (replicaSetRounds > 0) {
    const set = await ThreeNodes.start(folder, port + 1);
    onClose(() => set.stop());
    const killers = Array.from({ length: replicaSetRounds }, () => killPrimary(set));
    await run('three-servers', set.uri('proof'), port + 20, killers);
  }

  log(
    `\n${table(
      CrashRun.HEAD,
      runs.flatMap((each) => each.rows()),
    )}`,
  );
  const { acknowledged, lost } = lossOfControl;
  log(`control (w:1, not journaled): lost ${lost} of ${acknowledged} acknowledged\n`);
  const isRight = runs.every((each) => each.isRight);
  if (lost === 0) {
    log(
      `VOID: the kills of mongod lost nothing of the control, so they show nothing (seed ${seed})`,
    );
  } else if (isRight) {
    log(`PROVEN: nothing acknowledged was lost, doubled or stuck (seed ${seed}); the control lost`);
  } else {
    log(`NOT PROVEN: see what is wrong above (seed ${seed})`);
  }
  return isRight && lost > 0;
}

const command = new Command('prove:crash')
  .option('--rounds <number>', 'kills on one server, mongod and API by turns', wholeNumber, 50)
  .option('--replica-set-rounds <number>', 'kills of the primary of three', wholeNumber, 20)
  .option('--clients <number>', 'at once', wholeNumber, 64)
  .option('--processes <number>', 'of the API', wholeNumber, 4)
  .option('--seed <number>', 'asks the same questions again', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4840)
  .option('--short', `for CI: ${SHORT.rounds} rounds`)
  .action(async ({ short, ...options }: Options & { short?: boolean }) => {
    process.exitCode = await runProof((bench) =>
      prove(short ? { ...options, ...SHORT } : options, bench),
    );
  });

void command.parseAsync();
