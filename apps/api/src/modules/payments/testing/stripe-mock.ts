import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stripe's own imitation of its API, which knows the shape of every call and keeps nothing. */
export const VERSION = 'v0.203.0';
const HOME = join(homedir(), '.cache', 'atrium', 'stripe-mock', VERSION);
const BINARY = join(HOME, 'stripe-mock');

/** Where it is, built once if Go is there; undefined without Go. */
export function stripeMock(): string | undefined {
  if (existsSync(BINARY)) return BINARY;
  try {
    execFileSync('go', ['install', `github.com/stripe/stripe-mock@${VERSION}`], {
      env: { ...process.env, GOBIN: HOME },
      stdio: 'ignore',
      timeout: 120_000,
    });
    return BINARY;
  } catch {
    return undefined;
  }
}

/** Starts it on a free port. */
export async function startStripeMock(binary: string): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const child: ChildProcess = spawn(binary, ['-http-port', String(port)], { stdio: 'ignore' });
  const stop = () => void child.kill();
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/charges`, {
      headers: { authorization: 'Bearer sk_test_1' },
    }).catch(() => undefined);
    if (answer?.ok) return { port, stop };
    await sleep(100);
  }
  stop();
  throw new Error('stripe-mock does not answer');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
