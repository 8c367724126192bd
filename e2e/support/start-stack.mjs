/** `npm start` for the browser tests, with a fresh data folder. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { scratchFolder } from '../../tooling/runner/scratch-folder.mjs';

const data = scratchFolder('atrium-e2e-');
const child = spawn(
  process.execPath,
  [resolve(import.meta.dirname, '../../tooling/runner/bootstrap.mjs'), 'start'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ATRIUM_DATA_DIR: data,
      // many browsers, one address
      FAILED_ATTEMPTS_PER_QUARTER_HOUR: '10000',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// A killed Playwright leaves nobody to stop this.
const playwright = process.ppid;
setInterval(() => {
  if (process.ppid !== playwright) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
