import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { S3Settings } from '../../../src/modules/media/store/s3-store';

const NAME = 'versitygw';
const BUCKET = 'pictures';
const CACHE = process.env.ATRIUM_CACHE_DIR ?? join(homedir(), '.cache', 'atrium');

/** Not part of `npm test`: it takes a minute and a registry. */
export const HOW_TO_GET_ONE = `GOBIN=${join(CACHE, 'bin')} go install github.com/versity/versitygw/cmd/versitygw@v1.8.0 brings a server, then run this file again.`;

/** A real S3 server over a folder, on this machine. */
export class S3Server {
  private folder = '';
  private process: ChildProcess | undefined;
  private port = 0;

  private constructor(private readonly program: string) {}

  /** Undefined where none is installed. */
  static installed(): S3Server | undefined {
    const folders = [join(CACHE, 'bin'), ...(process.env.PATH ?? '').split(delimiter)];
    const program = folders.map((folder) => join(folder, NAME)).find((file) => existsSync(file));
    return program ? new S3Server(program) : undefined;
  }

  get settings(): S3Settings {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'a-test',
      S3_SECRET_ACCESS_KEY: 'only-for-this-test',
    };
  }

  async start(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'atrium-s3-'));
    const buckets = join(this.folder, 'buckets');
    const about = join(this.folder, 'about');
    // a folder is a bucket
    mkdirSync(join(buckets, BUCKET), { recursive: true });
    mkdirSync(about);
    this.port = await freePort();
    const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = this.settings;
    this.process = spawn(
      this.program,
      [
        ...['--access', S3_ACCESS_KEY_ID, '--secret', S3_SECRET_ACCESS_KEY],
        ...['--port', `127.0.0.1:${this.port}`, '--quiet', 'posix', '--sidecar', about, buckets],
      ],
      { stdio: 'ignore' },
    );
    await this.answers();
  }

  async stop(): Promise<void> {
    const { process: running } = this;
    if (running && running.exitCode === null) {
      const ended = new Promise((done) => running.once('exit', done));
      running.kill();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<void> {
    const until = Date.now() + 10_000;
    for (;;) {
      try {
        await fetch(this.settings.S3_ENDPOINT);
        return;
      } catch (error) {
        if (Date.now() > until) throw new Error(`${NAME} does not answer`, { cause: error });
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
