import { join } from 'node:path';
import { type Service, startService } from '@atrium/runner/processes/service';
import { waitForApi } from '@atrium/runner/stack/api';
import { root } from '@atrium/runner/workspace';
import { INTAKE_KEYS, JWT_SECRET } from '../target/api-process';

/** A process of the bare server. */
export interface BareProcess {
  url: string;
  stop(): Promise<void>;
}

export async function startBare(
  mongoUri: string,
  port: number,
  logFile: string,
): Promise<BareProcess> {
  const service: Service = await startService({
    command: process.execPath,
    args: ['--require', 'tsx/cjs', join(__dirname, 'bare-server.ts')],
    cwd: root,
    logFile,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MONGODB_URI: mongoUri,
      JWT_SECRET,
      INTAKE_KEYS,
      PORT: String(port),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForApi(url, service);
  return { url, stop: () => service.stop() };
}
