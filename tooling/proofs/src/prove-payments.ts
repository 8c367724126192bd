import { Command, Option } from 'commander';
import { seedNumber, wholeNumber } from './options';
import { allMoments, SHORT_MOMENTS } from './payments/kills';
import { moneyControl } from './payments/money-control';
import { PaymentsRun } from './payments/payments-run';
import { stripeFindings } from './payments/stripe-calls';
import { recordProof } from './proof-record';
import {
  checkedLines,
  findingLines,
  isRight,
  markdownTable,
  tallyTable,
  textTable,
} from './report';
import { Mongod } from './target/mongod';
import { type Verdict, verdictOf } from './verdict';
import { runProof, type Workbench } from './workbench';

interface Options {
  operations: number;
  clients: number;
  processes: number;
  seed: number;
  port: number;
  short?: boolean;
  provider: Provider;
}

const PROVIDERS = ['sandbox', 'stripe-mock'] as const;
type Provider = (typeof PROVIDERS)[number];

const FULL = { operations: 20_000, clients: 64, processes: 4 };
const SHORT = { operations: 350, clients: 16, processes: 2 };

const SAID: Record<Verdict, string> = {
  proven: 'PROVEN: no money without its booking, none returned twice; the control went wrong',
  void: 'VOID: the control did not go wrong, so the run shows nothing',
  'not proven': 'NOT PROVEN: see what is wrong above',
};

async function prove(options: Options, bench: Workbench): Promise<boolean> {
  const { operations, clients, processes, seed, port, short } = options;
  const { folder, commit, log, onClose } = bench;
  const begun = performance.now();
  log(`Seed ${seed}, ${processes} API processes, ${clients} clients, ${operations} operations`);
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const moments = short ? SHORT_MOMENTS : allMoments();
  const run = new PaymentsRun(
    { mongod, clients, processes, operations, firstPort: port + 1, seed, moments },
    bench,
  );
  const { findings, payers, kills, stored } = await run.run();
  const controlUri = mongod.uri('control');
  const wrong = await moneyControl(
    { mongoUri: controlUri, port: port + 1 + processes, seed },
    bench,
  );
  const { payments, provider, receipts, bookings } = stored;
  const ofState = (state: string) => provider.filter((one) => one.state === state).length;
  const table = {
    head: [
      ...['operations', 'kills', 'payments', 'taken', 'not taken', 'refunds', 'receipts'],
      ...['bookings', 'repeats', 'answers 500', 'longest wait ms', 'wrong'],
    ],
    rows: [
      [
        ...[payers.operations, kills.total, payments.length, ofState('captured')],
        ...[ofState('closed'), payments.flatMap(({ refunds }) => refunds).length, receipts.length],
        ...[
          bookings.length,
          run.waits.repeats,
          run.waits.internalErrors,
          Math.round(run.waits.longestMs),
        ],
        findings.flatMap((one) => one.wrong).length,
      ],
    ],
  };
  const ofKills = [
    `Killed at ${kills.done.size} moments: ${[...kills.done.keys()].join('; ') || 'none'}.`,
    ...(kills.missed.length > 0 ? [`Nobody came to: ${kills.missed.join('; ')}.`] : []),
  ];
  const ofControl = `The control, without states and keys, went wrong ${wrong.length} times${wrong[0] ? `: ${wrong[0]}` : ''}.`;
  log(`\n${tallyTable(payers.tallies)}\n\n${findingLines(findings)}\n\n${textTable(table)}\n`);
  log([...ofKills, ofControl].join('\n'));
  const verdict = verdictOf({ isRight: isRight(findings), controlFailed: wrong.length > 0 });
  log(`\n${SAID[verdict]} (seed ${seed})`);
  if (operations >= FULL.operations && processes >= FULL.processes) {
    await recordProof({
      ...{ command: 'prove:payments', verdict, mongoUri: mongod.uri('proof'), commit, seed },
      topology: 'replica set of one',
      run: `${operations.toLocaleString('en')} operations, ${clients} clients, ${processes} API processes`,
      took: (performance.now() - begun) / 60_000,
      results: [
        ...markdownTable(table),
        '',
        ...checkedLines(findings),
        '',
        ...ofKills.flatMap((line) => [line, '']),
        ofControl,
      ],
    });
    log('Written: docs/proofs.md');
  }
  return verdict === 'proven';
}

/** Every call that the product makes of Stripe, by its own library, taken by Stripe's own imitation of itself. */
async function proveStripe({ log }: Workbench): Promise<boolean> {
  const found = await stripeFindings(log);
  if (!found) {
    log('SKIPPED: stripe-mock needs Go, which is not installed');
    return true;
  }
  const { findings, controlFailed } = found;
  log(`\n${findingLines(findings)}\n`);
  log(`The control, a call that Stripe does not know, was ${controlFailed ? 'refused' : 'taken'}.`);
  const verdict = verdictOf({ isRight: isRight(findings), controlFailed });
  log(verdict === 'proven' ? 'PROVEN: Stripe takes every call as it is made' : SAID[verdict]);
  return verdict === 'proven';
}

const command = new Command('prove:payments')
  .option('--operations <number>', 'of all clients together', wholeNumber, FULL.operations)
  .option('--clients <number>', 'at once', wholeNumber, FULL.clients)
  .option('--processes <number>', 'of the API', wholeNumber, FULL.processes)
  .option('--seed <number>', 'asks the same questions again', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4890)
  .addOption(
    new Option('--provider <name>', 'stripe-mock: the calls of Stripe, and nothing else')
      .choices(PROVIDERS)
      .default('sandbox'),
  )
  .option('--short', `for CI: ${SHORT.operations} operations`)
  .action(async (options: Options) => {
    process.exitCode = await runProof((bench) =>
      options.provider === 'stripe-mock'
        ? proveStripe(bench)
        : prove(options.short ? { ...options, ...SHORT } : options, bench),
    );
  });

void command.parseAsync();
