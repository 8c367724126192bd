// Loaded into an API process before its own code: lets the proof say what time it is, and where the process or mongod is
// killed. The rest of the process is the product's.
const { readFileSync, renameSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');

const folder = process.env.PROOF_FOLDER;
const fromApi = createRequire(require.resolve('@atrium/api/application'));

// what the product does once a minute, it does as often as the proof has a minute pass
const MINUTE_MS = 60_000;
const MINUTE_HERE_MS = 2_000;
const timer = globalThis.setInterval;
globalThis.setInterval = (work, ms, ...rest) =>
  timer(work, ms === MINUTE_MS ? MINUTE_HERE_MS : ms, ...rest);

let aheadMs = 0;
const readClock = () => {
  try {
    aheadMs = Number(readFileSync(join(folder, 'clock'), 'utf8')) || aheadMs;
  } catch {
    // no time has passed yet
  }
};
readClock();
timer(readClock, 100).unref();
const { SystemClock } = fromApi('./common/clock/clock.js');
SystemClock.prototype.now = () => new Date(Date.now() + aheadMs);

/** Kills what the proof has said is killed here: whichever process comes first. */
function reach(step) {
  const armed = join(folder, `kill ${step}`);
  const mine = join(folder, `killed by ${process.pid}`);
  try {
    renameSync(armed, mine);
  } catch {
    return;
  }
  const victim = Number(readFileSync(mine, 'utf8'));
  process.kill(victim || process.pid, 'SIGKILL');
}

/** Names the moments before and after a method. */
function watch(owner, method, name) {
  const real = owner.prototype[method];
  owner.prototype[method] = async function watched(...all) {
    reach(`before ${name}`);
    const answer = await real.apply(this, all);
    reach(`after ${name}`);
    return answer;
  };
}

const { SandboxProvider } = fromApi('./modules/payments/provider/sandbox/sandbox-provider.js');
for (const call of ['open', 'look', 'close', 'capture', 'refund'])
  watch(SandboxProvider, call, call);
const { PaidBookings } = fromApi('./modules/bookings/prepaid/paid-bookings.js');
watch(PaidBookings, 'make', 'book');
const { AskRefund } = fromApi('./modules/payments/settle/ask-refund.js');
watch(AskRefund, 'ask', 'ask for a refund');
const { PaymentsService } = fromApi('./modules/payments/payments.service.js');
watch(PaymentsService, 'add', 'write down');
