import { Command } from 'commander';
import { unequal } from './bench/reads/read-tables';
import { measureReadWork } from './bench/reads/read-work';
import { READ_ROUNDS, Rounds } from './bench/rounds';
import { type Seeded, seedDatabase } from './bench/seeded';
import { outerOf, writeBenchmarks } from './bench/write-benchmarks';
import { HttpClient } from './clients/http-client';
import { idleShare } from './machine';
import { numberList, seedNumber, wholeNumber } from './options';
import { Random } from './random';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

interface Options {
  bookings: number[];
  rounds: number;
  seconds: number;
  connections: number;
  seed: number;
  port: number;
}

async function bench(
  options: Options,
  { folder, commit, log, onClose }: Workbench,
): Promise<boolean> {
  const { seed, port } = options;
  const idle = await idleShare();
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const http = new HttpClient();
  onClose(() => http.close());
  const databases: Seeded[] = [];
  for (const bookings of [...options.bookings].sort((a, b) => a - b)) {
    log(`Making ${bookings} bookings and guests`);
    const mongoUri = mongod.uri(`bench-${bookings}`);
    databases.push(await seedDatabase(http, { bookings, mongoUri, port: port + 1, folder, seed }));
  }
  const settings = { ...options, port: port + 1, folder, commit, idle };
  const rounds = new Rounds(http, databases, settings, new Random(seed));
  const readRounds = Math.min(options.rounds, READ_ROUNDS);
  for (let round = 0; round < readRounds; round += 1) {
    log(`What staff read, round ${round + 1} of ${readRounds}`);
    await rounds.reads(round);
  }
  log('Counting what is read');
  const work = await measureReadWork(http, outerOf(databases), settings);
  for (const name of unequal(work)) log(`finds something else in another database: ${name}`);
  for (let round = 0; round < options.rounds; round += 1) {
    log(`Availability and bookings, round ${round + 1} of ${options.rounds}`);
    await rounds.loads(round);
  }
  const missed = await writeBenchmarks(rounds.figures, work, databases, settings);
  log('Written: docs/benchmarks.md');
  const { wrong } = rounds.figures;
  if (wrong > 0) log(`${wrong} answers were not what was asked for: the figures are void`);
  for (const target of missed) log(`missed  ${target}`);
  log(missed.length === 0 ? 'Every target is met' : `${missed.length} targets are missed`);
  return wrong === 0;
}

const command = new Command('bench:booking')
  .option('--bookings <numbers>', 'sizes of the database', numberList, [10_000, 1_000_000])
  .option('--rounds <number>', 'of which the median counts', wholeNumber, 5)
  .option('--seconds <number>', 'of each measurement', wholeNumber, 3)
  .option('--connections <number>', 'requests on their way at once', wholeNumber, 32)
  .option('--seed <number>', 'makes the same data', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4870)
  .action(async (options: Options) => {
    process.exitCode = await runProof((workbench) => bench(options, workbench));
  });

void command.parseAsync();
