import { Lifetime } from '../processes/lifetime';
import { build } from '../stack/build';
import { welcome } from '../stack/demo';
import { runUntilEnd } from '../stack/run-until-end';
import { builtApi, builtFolders, chosenPort, startStack } from '../stack/stack';

/** `npm start`: builds what is stale and runs the whole product behind one address. */
export function run(): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(lifetime, async (log) => {
    const port = await chosenPort(process.env);
    log('Building what is stale');
    if (!(await build(lifetime))) {
      throw new Error('The build failed; the lines above say why.');
    }
    const url = await startStack({
      port,
      env: process.env,
      lifetime,
      log,
      ...builtApi(process.env),
      apps: async () => ({ built: builtFolders }),
    });
    log(welcome(url));
    log('ready');
  });
}
