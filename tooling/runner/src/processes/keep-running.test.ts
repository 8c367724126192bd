import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning, type Part } from './keep-running';

/** A part that ends when it is told to. */
class FakePart implements Part {
  isStopped = false;
  end: (how: string) => void = () => {};
  readonly exited = new Promise<string>((resolve) => {
    this.end = resolve;
  });

  async stop(): Promise<void> {
    this.isStopped = true;
    this.end('SIGTERM');
  }
}

describe('a part that is kept running', () => {
  const pausesMs = [10, 20, 40];
  let parts: FakePart[];
  let lines: string[];
  let refusals: number;
  beforeEach(() => {
    parts = [];
    lines = [];
    refusals = 0;
  });

  const run = async (pauses = pausesMs) => {
    const kept = keepRunning({
      name: 'The API',
      pausesMs: pauses,
      log: (line) => lines.push(line),
      start: async () => {
        if (refusals > 0) {
          refusals -= 1;
          throw new Error('not ready');
        }
        const part = new FakePart();
        parts.push(part);
        return part;
      },
    });
    await kept.ready;
    return kept;
  };

  it('is started again, after growing pauses, and says so', async () => {
    const kept = await run();
    for (const [index, how] of ['SIGKILL', 'code 1', 'code 1', 'code 1'].entries()) {
      parts[index]?.end(how);
      while (parts.length < index + 2) await sleep(5);
    }
    await kept.stop();
    expect(lines.filter((line) => line.includes('ended'))).toEqual([
      'The API ended by itself (SIGKILL). Starting it again in 0.01 s',
      'The API ended by itself (code 1). Starting it again in 0.02 s',
      'The API ended by itself (code 1). Starting it again in 0.04 s',
      'The API ended by itself (code 1). Starting it again in 0.04 s',
    ]);
    expect(lines.at(-1)).toBe('The API is back');
    expect(parts.at(-1)?.isStopped).toBe(true);
  });

  it('is tried again when it does not come up', async () => {
    const kept = await run();
    refusals = 2;
    parts[0]?.end('SIGKILL');
    while (parts.length < 2) await sleep(5);
    await kept.stop();
    expect(lines).toContain('The API ended by itself (not ready). Starting it again in 0.04 s');
  });

  it('stays stopped, even in a pause', async () => {
    const kept = await run();
    await kept.stop();
    const other = await run([60_000]);
    parts[1]?.end('SIGKILL');
    while (!lines.some((line) => line.includes('in 60 s'))) await sleep(1);
    await other.stop();
    expect(parts).toHaveLength(2);
  });

  it('fails at once where the first start does', async () => {
    refusals = 1;
    await expect(run()).rejects.toThrow('not ready');
    expect(lines).toEqual([]);
  });
});
