/**
 * Ends the processes it was told of when the runner is gone, however that died: the runner's end closes
 * this process's stdin. Lines on stdin are `+<pid>` and `-<pid>`; a pid leads a process group.
 */
const pids = [];
const GRACE_MS = 5_000;

/** @param {number} pid @param {NodeJS.Signals | 0} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function end(pid) {
  signalGroup(pid, 'SIGTERM');
  for (const deadline = Date.now() + GRACE_MS; Date.now() < deadline && signalGroup(pid, 0); ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  signalGroup(pid, 'SIGKILL');
}

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('SIGHUP', () => {});

let rest = '';
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) {
      pids.push(pid);
    } else if (pids.includes(pid)) {
      pids.splice(pids.indexOf(pid), 1);
    }
  }
});
process.stdin.on('end', async () => {
  // The last started depends on the ones before it, so it ends first.
  for (const pid of pids.reverse()) {
    await end(pid);
  }
  process.exit(0);
});
