import { join } from 'node:path';
import { Command } from 'commander';
import { MongoClient } from 'mongodb';
import { HttpClient } from './clients/http-client';
import { doneIn, FuzzRun, type Told } from './fuzz/fuzz-run';
import { schemathesis } from './fuzz/schemathesis';
import { seedNumber, wholeNumber } from './options';
import { recordProof } from './proof-record';
import {
  checkedLines,
  findingLines,
  isRight,
  markdownTable,
  type Table,
  textTable,
} from './report';
import { ApiProcess, runApiCommand } from './target/api-process';
import { Mongod } from './target/mongod';
import { type Verdict, verdictOf } from './verdict';
import { runProof, type Workbench } from './workbench';

interface Options {
  seconds: number;
  seed: number;
  port: number;
  only?: string;
}

/** With the demo and the controls, less than ten minutes. */
const FULL_SECONDS = 510;

const SAID: Record<Verdict, string> = {
  proven: 'PROVEN: every answer is as documented, none a 5xx, and no other venue was touched',
  void: 'VOID: the controls went unnoticed, so the run shows nothing',
  'not proven': 'NOT PROVEN: see what is wrong above',
};

async function prove(options: Options, bench: Workbench): Promise<boolean> {
  const { seconds, seed, port, only } = options;
  const { folder, commit, log, onClose } = bench;
  const begun = Date.now();
  const { program, label } = await schemathesis(log);
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const mongoUri = mongod.uri('api');
  for (const command of ['migrate', 'seed']) {
    const done = await runApiCommand(mongoUri, join(folder, `${command}.log`), command);
    if (!done.succeeded) throw new Error(done.output);
  }
  const api = await ApiProcess.start({
    ...{ mongoUri, port: port + 1, logFile: join(folder, 'api.log') },
    env: {
      // what the jobs of the other venue change, no call has changed
      JOBS_ENABLED: 'false',
      REQUESTS_PER_MINUTE: '0',
      FAILED_ATTEMPTS_PER_QUARTER_HOUR: '1000000',
    },
  });
  onClose(() => api.stop());
  const mongo = new MongoClient(mongoUri);
  onClose(() => mongo.close());
  const http = new HttpClient();
  onClose(() => http.close());
  const run = await FuzzRun.over(
    { program, origin: api.url, seconds, seed, ...(only ? { only } : {}) },
    { db: mongo.db(), http, bench },
  );
  const { told, findings } = await run.run();
  const verdict = verdictOf({
    isRight: isRight(findings),
    controlFailed: await run.controlFails(),
  });
  const table = tableOf(told);
  log(`\n${findingLines(findings)}\n\n${textTable(table)}\n\n${SAID[verdict]} (seed ${seed})`);
  if (seconds >= FULL_SECONDS && !only) {
    await recordProof({
      ...{ command: 'prove:api', verdict, mongoUri, commit, seed, topology: 'replica set of one' },
      run: `${label} with the demo's venues`,
      took: (Date.now() - begun) / 60_000,
      results: [
        ...markdownTable(table),
        '',
        ...checkedLines(findings),
        '',
        `The controls, a document that lacks an answer and a change by the other venue itself, were ${verdict === 'void' ? '**not** ' : ''}both noticed.`,
      ],
    });
    log('Written: docs/proofs.md');
  }
  return verdict === 'proven';
}

const tableOf = (told: readonly Told[]): Table => ({
  head: ['as', 'operations', 'calls', 'operations done', 'faults'],
  rows: told.map(({ round, report }) => [
    ...[round.name, report.operations?.tested ?? 0, report.test_cases.generated],
    ...[doneIn(report), report.failures.length + report.errors.length],
  ]),
});

const command = new Command('prove:api')
  .option('--seconds <number>', 'that the calls may take', wholeNumber, FULL_SECONDS)
  .option('--seed <number>', 'begins with the same questions', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4950)
  .option('--only <name>', 'visitor, guest, owner or owner at the settings')
  .action(async (options: Options) => {
    process.exitCode = await runProof((bench) => prove(options, bench));
  });

void command.parseAsync();
