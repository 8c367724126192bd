import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A machine of its own: a PATH that holds only the given scripts, and an empty home. */
export async function fakeMachine(tools: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-machine-'));
  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const [name, script] of Object.entries(tools)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(bin, name), 0o755);
  }
  const env: NodeJS.ProcessEnv = {
    PATH: bin,
    HOME: folder,
    ATRIUM_CACHE_DIR: join(folder, 'cache'),
    MONGOMS_RUNTIME_DOWNLOAD: 'false',
  };
  return { folder, bin, env };
}

/** A mongod that can say its version, as a shell script. */
export const mongodScript = (version: string) => `echo "db version v${version}"`;
