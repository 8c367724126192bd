import { Command } from 'commander';
import { seedNumber, wholeNumber } from './options';
import { recordProof } from './proof-record';
import { checkedLines, findingLines, isRight, markdownTable, textTable } from './report';
import { Mongod } from './target/mongod';
import { type Verdict, verdictOf } from './verdict';
import { delaysOf } from './webhooks/delivery-findings';
import { WebhooksRun } from './webhooks/webhooks-run';
import { runProof, type Workbench } from './workbench';

interface Options {
  bookings: number;
  clients: number;
  processes: number;
  kills: number;
  /** Minutes that receivers are down, of the product's pauses, which pass twenty times faster. */
  away: number;
  seed: number;
  port: number;
  short?: boolean;
}

const FULL = { bookings: 1_000, clients: 8, processes: 3, kills: 6, away: 60 };
const SHORT = { bookings: 60, clients: 4, processes: 1, kills: 1, away: 7 };
/** The factor that `webhooks/preload.cjs` shortens pauses by. */
const TIMES_FASTER = 20;
/** The control needs no more to lose some. */
const CONTROL_BOOKINGS = 40;
const CONTROL_AWAY_MS = 20_000;

const SAID: Record<Verdict, string> = {
  proven: 'PROVEN: nothing lost, nothing out of order, nobody held up; the control went wrong',
  void: 'VOID: the control did not go wrong, so the run shows nothing',
  'not proven': 'NOT PROVEN: see what is wrong above',
};

async function prove(options: Options, bench: Workbench): Promise<boolean> {
  const { bookings, clients, processes, kills, away, seed, port } = options;
  const { folder, commit, log, onClose } = bench;
  const begun = performance.now();
  log(`Seed ${seed}, ${processes} API processes, ${clients} clients, ${bookings} bookings`);
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const run = new WebhooksRun(
    {
      ...{ mongoUri: mongod.uri('proof'), bookings, clients, processes, seed },
      ...{ firstPort: port + 1, kills, awayMs: (away * 60_000) / TIMES_FASTER },
    },
    bench,
  );
  const { findings, receivers, happened } = await run.run();
  log('  now the control, which sends each message once and in no order');
  const control = new WebhooksRun(
    {
      ...{ mongoUri: mongod.uri('control'), bookings: CONTROL_BOOKINGS, clients: 4, processes: 1 },
      ...{ seed, firstPort: port + 101, kills: 0, awayMs: CONTROL_AWAY_MS },
      preload: 'without-guard.cjs',
    },
    bench,
  );
  const { findings: ofControl } = await control.run(false);
  const wrong = ofControl.flatMap((one) => one.wrong);
  const table = {
    head: ['receiver', 'messages', 'received', 'accepted', 'median ms', 'longest ms'],
    rows: receivers.map(({ name, received }) => {
      const delays = delaysOf(run, received);
      return [
        ...[name, happened, received.length, received.filter((one) => one.accepted).length],
        ...[Math.round(delays[delays.length >> 1] ?? 0), Math.round(delays.at(-1) ?? 0)],
      ];
    }),
  };
  const aboutControl = `The control went wrong ${wrong.length} times${wrong[0] ? `: ${wrong[0]}` : ''}.`;
  log(`\n${findingLines(findings)}\n\n${textTable(table)}\n\n${aboutControl}`);
  const verdict = verdictOf({ isRight: isRight(findings), controlFailed: wrong.length > 0 });
  log(`\n${SAID[verdict]} (seed ${seed})`);
  const isFull = bookings >= FULL.bookings && processes >= FULL.processes;
  if (isFull && kills >= FULL.kills && away >= FULL.away) {
    await recordProof({
      ...{ command: 'prove:webhooks', verdict, mongoUri: mongod.uri('proof'), commit, seed },
      topology: 'replica set of one',
      run: `${bookings.toLocaleString('en')} bookings, ${clients} clients, ${processes} API processes, ${run.killed} times kill -9, six receivers`,
      took: (performance.now() - begun) / 60_000,
      results: [
        `Time was moved: pauses between tries pass ${TIMES_FASTER} times faster, the rest is the product. One receiver is down, one hangs and one redirects to an address inside for ${away} minutes of these pauses, which are ${Math.round((away / TIMES_FASTER) * 10) / 10} minutes by the clock; then they recover. One fails at random and one takes 2.5 seconds throughout. Delays are from the answer to the client until the receiver took the message.`,
        '',
        ...markdownTable(table),
        '',
        ...checkedLines(findings),
        '',
        aboutControl,
      ],
    });
    log('Written: docs/proofs.md');
  }
  return verdict === 'proven';
}

const command = new Command('prove:webhooks')
  .option('--bookings <number>', 'of all clients together', wholeNumber, FULL.bookings)
  .option('--clients <number>', 'at once', wholeNumber, FULL.clients)
  .option('--processes <number>', 'of the API', wholeNumber, FULL.processes)
  .option('--kills <number>', 'of API processes, kill -9', wholeNumber, FULL.kills)
  .option('--away <number>', 'minutes that receivers are away', wholeNumber, FULL.away)
  .option('--seed <number>', 'makes the same choices again', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 5090)
  .option('--short', `${SHORT.bookings} bookings, one process`)
  .action(async (options: Options) => {
    process.exitCode = await runProof((bench) =>
      prove(options.short ? { ...options, ...SHORT } : options, bench),
    );
  });

void command.parseAsync();
