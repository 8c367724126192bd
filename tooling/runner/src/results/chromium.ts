import { delimiter, join } from 'node:path';
import { isExecutable } from '../processes/is-executable';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the tests: `CHROMIUM_PATH`, else one on PATH; undefined where there is none. */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    return (await isExecutable(env.CHROMIUM_PATH)) ? env.CHROMIUM_PATH : undefined;
  }
  for (const name of NAMES) {
    for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
      const path = join(folder, name);
      if (await isExecutable(path)) {
        return path;
      }
    }
  }
  return undefined;
}
