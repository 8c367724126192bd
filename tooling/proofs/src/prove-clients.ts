import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { Command } from 'commander';
import { type Db, MongoClient } from 'mongodb';
import { generate, generatorFile, generatorLabel } from './generated/generator';
import { LANGUAGES, type Language } from './generated/languages';
import { commentOf, faultsOf, readTold } from './generated/told';
import { installed, missingTools } from './generated/toolchain';
import { wholeNumber } from './options';
import { recordProof } from './proof-record';
import { markdownTable } from './report';
import { ApiProcess, runApiCommand } from './target/api-process';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

interface Options {
  port: number;
}

/** What one language takes, and what went wrong. */
interface Outcome {
  name: string;
  seconds: number;
  faults: string[];
}

async function prove({ port }: Options, bench: Workbench): Promise<boolean> {
  const { folder, commit, log, onClose } = bench;
  const begun = Date.now();
  await requireTools(log);
  const jar = await generatorFile(log);
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const mongoUri = mongod.uri('clients');
  for (const command of ['migrate', 'seed']) {
    const done = await runApiCommand(mongoUri, join(folder, `${command}.log`), command);
    if (!done.succeeded) throw new Error(done.output);
  }
  const logFile = join(folder, 'api.log');
  const api = await ApiProcess.start({ mongoUri, port: port + 1, logFile });
  onClose(() => api.stop());
  const mongo = new MongoClient(mongoUri);
  onClose(() => mongo.close());
  const outcomes: Outcome[] = [];
  for (const language of LANGUAGES) {
    log(`${language.name}: generating, compiling, signing in and booking`);
    const outcome = await outcomeOf(language, { jar, folder, origin: api.url, db: mongo.db() });
    for (const fault of outcome.faults) log(`${language.name}: ${fault}`);
    outcomes.push(outcome);
  }
  const isProven = outcomes.every(({ faults }) => faults.length === 0);
  await recordProof({
    command: 'prove:clients',
    verdict: isProven ? 'proven' : 'not proven',
    ...{ mongoUri, commit, topology: 'replica set of one' },
    run: `clients of ${generatorLabel} with the demo's venues`,
    took: (Date.now() - begun) / 60_000,
    results: resultsOf(outcomes),
  });
  log(`${isProven ? 'PROVEN' : 'NOT PROVEN'}: written to docs/proofs.md`);
  return isProven;
}

/** Installs what is missing where that is allowed, as .ci/run does for Chromium. @throws {Error} without it */
async function requireTools(log: (line: string) => void): Promise<void> {
  const missing = await missingTools();
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) log(`Installing ${missing.join(', ')} of Debian`);
  if (isRoot && (await installed(missing)) && (await missingTools()).length === 0) return;
  throw new Error(
    `NOTHING WAS PROVEN. Java, Maven and Python with venv are needed: apt-get install ${missing.join(' ')}`,
  );
}

async function outcomeOf(
  { name, client, compile, use }: Language,
  { jar, folder, origin, db }: { jar: string; folder: string; origin: string; db: Db },
): Promise<Outcome> {
  const begun = Date.now();
  const own = join(folder, client.generator);
  const document = join(root, 'packages', 'api-client', 'openapi.json');
  const faults = await (async () => {
    await generate(client, { jar, document, folder: own });
    await compile(own);
    const told = readTold(await use(own, origin));
    const [language = name] = name.split(' ');
    const bookings = db.collection('bookings').find({ comment: commentOf(language) });
    return faultsOf(told, language, await bookings.toArray());
  })().catch((error: Error) => [error.message]);
  return { name, seconds: Math.round((Date.now() - begun) / 1000), faults };
}

const resultsOf = (outcomes: readonly Outcome[]): string[] => [
  'Each client is generated from the document of this commit and compiled, Python by loading every module. With it, a program of [tooling/proofs/drivers](../tooling/proofs/drivers) reads the venue and its free times, signs in as a guest, books, repeats the booking with the same key, reads it, has one for nobody refused, signs in as staff and cancels it, by its version and then by the stale one. What was stored is compared with what it was told.',
  '',
  ...markdownTable({
    head: ['client', 'seconds', 'faults'],
    rows: outcomes.map(({ name, seconds, faults }) => [name, seconds, faults.length]),
  }),
];

const command = new Command('prove:clients')
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4930)
  .action(async (options: Options) => {
    process.exitCode = await runProof((bench) => prove(options, bench));
  });

void command.parseAsync();
