import { join } from 'node:path';
import { Lifetime } from '../processes/lifetime';
import { startService } from '../processes/service';
import { runUntilEnd } from '../stack/run-until-end';

/**
 * A run as `npm start` is one, with two small parts: `node runner.fixture.ts <folder> <script> <script>`.
 * Each script is a part's program and prints to `<folder>/<n>.log`.
 */
async function main([folder = '', ...scripts]: string[]): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(lifetime, async (log) => {
    for (const [index, script] of scripts.entries()) {
      const service = await startService({
        command: process.execPath,
        args: ['-e', script],
        env: process.env,
        cwd: folder,
        logFile: join(folder, `${index}.log`),
      });
      lifetime.onClose(() => service.stop(1_000));
      void service.exited.then((how) => lifetime.fail(`part ${index} ended by itself (${how})`));
      log(`part ${index} is ${service.pid}`);
    }
    log('ready');
  });
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
