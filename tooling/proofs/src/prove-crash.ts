import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { HttpClient } from './clients/http-client';
import { CrashRun, type CrashTarget, crashTable } from './crash/crash-run';
import { type Killer, killByTurns, killMongod, killPrimary } from './crash/killers';
import { seedNumber, wholeNumber } from './options';
import { recordProof } from './proof-record';
import { Random } from './random';
import { checkedLines, markdownTable, textTable } from './report';
import { Mongod } from './target/mongod';
import { ThreeNodes } from './target/three-nodes';
import { type Verdict, verdictOf } from './verdict';
import { runProof, type Workbench } from './workbench';

interface Options {
  rounds: number;
  replicaSetRounds: number;
  clients: number;
  processes: number;
  seed: number;
  port: number;
  longestWait: number;
}

const FULL = { rounds: 50, replicaSetRounds: 20 };
/** A CI machine may take several times as long to restart what was killed. */
const SHORT = { rounds: 3, replicaSetRounds: 0, clients: 32, processes: 2, longestWait: 80 };

const SAID: Record<Verdict, string> = {
  proven: 'PROVEN: nothing acknowledged was lost, doubled or stuck; the control lost',
  void: 'VOID: the kills of mongod lost nothing of the control, so they show nothing',
  'not proven': 'NOT PROVEN: see what is wrong above',
};

async function prove(
  options: Options,
  { folder, commit, log, onClose }: Workbench,
): Promise<boolean> {
  const { clients, processes, seed, port, rounds, replicaSetRounds } = options;
  const begun = performance.now();
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
  const mongoUri = mongod.uri('proof');
  const lossOfControl = { acknowledged: 0, lost: 0 };
  const byTurns = killByTurns(rounds, killMongod(mongod, mongoUri, lossOfControl), lossOfControl);
  await run('one-server', mongoUri, port + 10, byTurns);

  if (replicaSetRounds > 0) {
    const set = await ThreeNodes.start(folder, port + 1);
    onClose(() => set.stop());
    const killers = Array.from({ length: replicaSetRounds }, () => killPrimary(set));
    await run('three-servers', set.uri('proof'), port + 20, killers);
  }

  const { acknowledged, lost } = lossOfControl;
  const verdict = verdictOf({
    isRight: runs.every((each) => each.isRight),
    controlFailed: lost > 0,
  });
  const ofControl = `The control, writing with \`w: 1\` and not journaled while mongod was killed, lost ${lost.toLocaleString('en')} of ${acknowledged.toLocaleString('en')} acknowledged.`;
  log(`\n${textTable(crashTable(runs))}`);
  log(`${ofControl}\n`);
  log(`${SAID[verdict]} (seed ${seed})`);
  if (isFull(options)) {
    await recordProof({
      ...{ command: 'prove:crash', verdict, mongoUri, commit, seed },
      topology: 'replica set of one, then of three',
      run: `${rounds} and ${replicaSetRounds} rounds of kill -9, ${clients} clients, ${processes} API processes`,
      took: (performance.now() - begun) / 60_000,
      results: [
        ...markdownTable(crashTable(runs)),
        '',
        ...checkedLines(runs.flatMap(({ findings }) => findings)),
        '',
        ofControl,
      ],
    });
    log('Written: docs/proofs.md');
  }
  return verdict === 'proven';
}

const isFull = ({ rounds, replicaSetRounds }: Options): boolean =>
  rounds >= FULL.rounds && replicaSetRounds >= FULL.replicaSetRounds;

const command = new Command('prove:crash')
  .option(
    '--rounds <number>',
    'kills on one server, mongod and API in turn',
    wholeNumber,
    FULL.rounds,
  )
  .option(
    '--replica-set-rounds <number>',
    'kills of the primary of three',
    wholeNumber,
    FULL.replicaSetRounds,
  )
  .option('--clients <number>', 'at once', wholeNumber, 64)
  .option('--processes <number>', 'of the API', wholeNumber, 4)
  .option('--seed <number>', 'asks the same questions again', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4840)
  .option('--longest-wait <seconds>', 'the longest that any client may wait', wholeNumber, 30)
  .option('--short', `for CI: ${SHORT.rounds} rounds`)
  .action(async ({ short, ...options }: Options & { short?: boolean }) => {
    process.exitCode = await runProof((bench) =>
      prove(short ? { ...options, ...SHORT } : options, bench),
    );
  });

void command.parseAsync();
