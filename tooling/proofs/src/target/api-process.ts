import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Service, startService } from '@atrium/runner/processes/service';
import { apiMain, waitForApi } from '@atrium/runner/stack/api';
import { root } from '@atrium/runner/workspace';

/** Signs the tokens of the proof's guests and staff. */
export const JWT_SECRET = 'of-the-proofs-alone-0123456789-abcdefghij';

/** Seals the answers to intake forms. */
export const INTAKE_KEYS = `proofs:${createHash('sha256').update(JWT_SECRET).digest('base64')}`;

/** Clients, servers and mongod share the machine, and one that was killed starts while the others work. */
const READY_MS = 180_000;

export interface ApiOptions {
  mongoUri: string;
  port: number;
  logFile: string;
  env?: Record<string, string>;
}

/** An API process as it is deployed. */
export class ApiProcess {
  private constructor(
    private readonly options: ApiOptions,
    private service: Service,
  ) {}

  static async start(options: ApiOptions): Promise<ApiProcess> {
    const api = new ApiProcess(options, await spawn(options));
    await waitForApi(api.url, api.service, READY_MS);
    return api;
  }

  get url(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  get pid(): number {
    return this.service.pid;
  }

  /** kill -9: it finishes nothing. */
  async kill(): Promise<void> {
    process.kill(this.service.pid, 'SIGKILL');
    await this.service.exited;
  }

  /** Resolves when it has ended, by whoever killed it. */
  async ended(): Promise<void> {
    await this.service.exited;
  }

  /** As its supervisor would. */
  async restart(): Promise<void> {
    this.service = await spawn(this.options);
    await waitForApi(this.url, this.service, READY_MS);
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  /** Resident memory in MiB, where Linux tells. */
  async memoryMiB(): Promise<number | undefined> {
    const status = await readFile(`/proc/${this.service.pid}/status`, 'utf8').catch(() => '');
    const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
    return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) / 1024);
  }
}

const spawn = ({ mongoUri, port, logFile, env }: ApiOptions): Promise<Service> =>
  startService({
    command: process.execPath,
    args: [apiMain],
    cwd: root,
    logFile,
    env: { ...apiEnvironment(mongoUri), PORT: String(port), ...env },
  });

/** The environment of every API process and command. */
export const apiEnvironment = (mongoUri: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  MONGODB_URI: mongoUri,
  JWT_SECRET,
  INTAKE_KEYS,
  LOG_LEVEL: 'error',
  // clients are many, and robots
  PROOF_OF_WORK_AFTER: '0',
});

/** Runs a command of the API's own command line. @throws {Error} with its output when it fails */
export const runApiCommand = (mongoUri: string, logFile: string, ...args: string[]) =>
  runApiCommandWith({}, mongoUri, logFile, ...args);

/** As `runApiCommand`. @param env beside that of every API process */
export async function runApiCommandWith(
  env: Record<string, string>,
  mongoUri: string,
  logFile: string,
  ...args: string[]
) {
  const service = await startService({
    command: process.execPath,
    args: [join(root, 'apps', 'api', 'dist', 'cli', 'main.js'), ...args],
    cwd: root,
    logFile,
    env: { ...apiEnvironment(mongoUri), ...env },
  });
  const how = await service.exited;
  const output = await readFile(logFile, 'utf8');
  return { succeeded: how === 'code 0', output: output.trim() };
}
