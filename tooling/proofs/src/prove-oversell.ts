import { Command } from 'commander';
import { numberList, seedNumber, wholeNumber } from './options';
import { bookingTable, resourceTable, verdictOfRounds } from './oversell/oversell-report';
import { type OversellRound, OversellRun } from './oversell/oversell-run';
import { recordProof } from './proof-record';
import { checkedLines, findingLines, markdownTable, tallyTable, textTable } from './report';
import { Mongod } from './target/mongod';
import type { Verdict } from './verdict';
import { runProof, type Workbench } from './workbench';

interface Options {
  operations: number;
  clients: number[];
  processes: number;
  seed: number;
  port: number;
}

const FULL = { operations: 100_000, clients: [64, 200, 500] };
/** One of the three crowds, with a crowd’s share of 4,500 operations. */
const SHORT = { operations: 1_500, clients: [200] };

const SAID: Record<Verdict, string> = {
  proven: 'PROVEN: nothing oversold, nothing lost; every control went wrong',
  void: 'VOID: a control did not go wrong, so the run shows nothing',
  'not proven': 'NOT PROVEN: see what is wrong above',
};

async function prove(options: Options, workbench: Workbench): Promise<boolean> {
  const { folder, commit, log, onClose } = workbench;
  const { operations, clients, processes, seed, port } = options;
  const begun = performance.now();
  log(`Seed ${seed}, ${processes} API processes, ${operations} operations`);
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const mongoUri = mongod.uri('proof');
  const guests = Math.max(...clients);
  const run = await OversellRun.start(
    { mongoUri, controlUri: mongod.uri('control'), processes, firstPort: port + 1, seed, guests },
    workbench,
  );
  const rounds: OversellRound[] = [];
  for (const crowd of clients) {
    const round = await run.round(crowd, Math.ceil(operations / clients.length));
    rounds.push(round);
    log(`\n${crowd} clients\n${tallyTable(round.tallies)}\n${findingLines(round.findings)}`);
    log(`\n${crowd} clients at tables, therapists and rooms`);
    log(findingLines(round.resources.findings));
  }
  log(`\n${textTable(bookingTable(rounds))}`);
  log(`\n${textTable(resourceTable(rounds))}\n`);
  const memory = `Largest memory of an API process: ${await run.memoryMiB()} MiB.`;
  log(`${memory}\n`);
  const verdict = verdictOfRounds(rounds);
  log(`${SAID[verdict]} (seed ${seed})`);
  if (isFull(options)) {
    await recordProof({
      ...{ command: 'prove:oversell', verdict, mongoUri, commit, seed },
      topology: 'replica set of one',
      run: `${operations.toLocaleString('en')} operations, ${processes} API processes`,
      took: (performance.now() - begun) / 60_000,
      results: [
        'On one hot slot and its day:',
        '',
        ...markdownTable(bookingTable(rounds)),
        '',
        'On eight tables, six therapists and four rooms:',
        '',
        ...markdownTable(resourceTable(rounds)),
        '',
        ...checkedLines(
          rounds.flatMap((round) => [...round.findings, ...round.resources.findings]),
        ),
        '',
        memory,
      ],
    });
    log('Written: docs/proofs.md');
  }
  return verdict === 'proven';
}

const isFull = ({ operations, clients }: Options): boolean =>
  operations >= FULL.operations && FULL.clients.every((crowd) => clients.includes(crowd));

const command = new Command('prove:oversell')
  .option('--operations <number>', 'of all clients together', wholeNumber, FULL.operations)
  .option('--clients <numbers>', 'at once, one run each', numberList, FULL.clients)
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
