import { Lifetime } from '../processes/lifetime';
import { runUntilEnd } from '../stack/run-until-end';
import { builtApi, startStack } from '../stack/stack';

/** `npm start` without the builds: `node stack.fixture.ts <port> <folder with an index.html>`. */
async function main([port = '', pages = '']: string[]): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(lifetime, async (log) => {
    await startStack({
      port: Number(port),
      env: process.env,
      lifetime,
      log,
      ...builtApi(process.env),
      apps: async () => ({ built: { admin: pages, hub: pages, public: pages } }),
    });
    log('ready');
  });
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
