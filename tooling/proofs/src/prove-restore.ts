import { Command } from 'commander';
import { seedNumber, wholeNumber } from './options';
import { recordProof } from './proof-record';
import {
  checkedLines,
  findingLines,
  isRight,
  markdownTable,
  tallyTable,
  textTable,
} from './report';
import { RestoreRun } from './restore/restore-run';
import { type Verdict, verdictOf } from './verdict';
import { runProof, type Workbench } from './workbench';

interface Options {
  bookings: number;
  clients: number;
  processes: number;
  seed: number;
  port: number;
  short?: boolean;
}

const FULL = { bookings: 1_000_000, clients: 64, processes: 2 };
const SHORT = { bookings: 0, clients: 16, processes: 2 };

const SAID: Record<Verdict, string> = {
  proven: 'PROVEN: what was acknowledged before the moment is there; what came after it is not',
  void: 'VOID: what came after the moment is there too, so the run shows nothing',
  'not proven': 'NOT PROVEN: see what is wrong above',
};

async function prove(options: Options, bench: Workbench): Promise<boolean> {
  const { commit, log } = bench;
  const begun = performance.now();
  const { bookings, clients, processes, seed } = options;
  log(`Seed ${seed}, ${processes} API processes, ${clients} clients, ${bookings} bookings before`);
  const run = new RestoreRun(options, bench);
  const found = await run.run();
  const { findings, control, payers, known, backup, extended, restore, size, stored } = found;
  const [, sealed = '?'] = /, ([\d.]+) MiB, \d+ s$/m.exec(extended.output) ?? [];
  const table = {
    head: [
      ...['bookings', 'data MiB', 'backup MiB', 'backup s', 'extended s', 'restore s'],
      ...['operations', 'acknowledged bookings', 'payments', 'receipts', 'files', 'wrong'],
    ],
    rows: [
      [
        ...[size.bookings, size.mebibytes, Number(sealed)],
        ...[backup.seconds, extended.seconds, restore.seconds],
        ...[payers.operations, known.booked.size, stored.payments.length, stored.receipts.length],
        ...[found.pictures.size, findings.flatMap(({ wrong }) => wrong).length],
      ],
    ],
  };
  const ofControl = `The control, which looks for what was acknowledged after the moment, missed ${control.length}.`;
  log(`\n${tallyTable(payers.tallies)}\n\n${findingLines(findings)}\n\n${textTable(table)}\n`);
  log(ofControl);
  const verdict = verdictOf({ isRight: isRight(findings), controlFailed: control.length > 0 });
  log(`\n${SAID[verdict]} (seed ${seed})`);
  if (!options.short) {
    await recordProof({
      ...{ command: 'prove:restore', verdict, mongoUri: found.mongoUri, commit, seed },
      topology: 'replica set of one',
      run: `${bookings.toLocaleString('en')} bookings before, ${clients} clients, ${processes} API processes`,
      took: (performance.now() - begun) / 60_000,
      results: [
        'Guests book and pay while the backup is made. A moment is named, the load goes on, the backup is extended; then mongod is killed and its folder removed, and `restore --at` fills a new one. Restoring includes making the indexes and both checkers.',
        '',
        ...markdownTable(table),
        '',
        ...checkedLines(findings),
        '',
        ofControl,
      ],
    });
    log('Written: docs/proofs.md');
  }
  return verdict === 'proven';
}

const command = new Command('prove:restore')
  .option('--bookings <number>', 'that are there before', wholeNumber, FULL.bookings)
  .option('--clients <number>', 'at once', wholeNumber, FULL.clients)
  .option('--processes <number>', 'of the API', wholeNumber, FULL.processes)
  .option('--seed <number>', 'asks the same questions again', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4940)
  .option('--short', 'for CI: an empty database before')
  .action(async (options: Options) => {
    process.exitCode = await runProof((bench) =>
      prove(options.short ? { ...options, ...SHORT } : options, bench),
    );
  });

void command.parseAsync();
