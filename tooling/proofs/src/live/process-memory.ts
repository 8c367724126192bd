import { WebSocket } from 'undici';

/** Memory of a Node process after garbage collection, in bytes. */
export interface ProcessMemory {
  /** What its code can reach: the heap, and buffers outside of it. */
  live: number;
  /** Resident: with what the heap has kept for later. */
  resident: number;
}

interface Target {
  webSocketDebuggerUrl: string;
}

const TWICE = 2;

/** By the inspector of a process that was started with `--inspect=127.0.0.1:<port>`. */
export async function memoryAfterCollection(port: number): Promise<ProcessMemory> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target]: Target[] = JSON.parse(await answer.text());
  if (!target) throw new Error(`nothing to inspect at ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error('no inspector')), { once: true });
    });
    // the first may leave what its finalizers release
    for (let time = 0; time < TWICE; time += 1)
      await ask(socket, 'HeapProfiler.collectGarbage', {});
    const told = await ask(socket, 'Runtime.evaluate', {
      expression: 'JSON.stringify(process.memoryUsage())',
      returnByValue: true,
    });
    const { heapUsed, external, rss } = JSON.parse(told.result?.value ?? '{}');
    return { live: Number(heapUsed) + Number(external), resident: Number(rss) };
  } finally {
    socket.close();
  }
}

interface Told {
  result?: { value?: string };
}

function ask(socket: WebSocket, method: string, params: object): Promise<Told> {
  const id = Math.floor(Math.random() * 1e9);
  return new Promise((resolve) => {
    const listen = ({ data }: { data: unknown }) => {
      const message: { id?: number; result?: Told } = JSON.parse(String(data));
      if (message.id !== id) return;
      socket.removeEventListener('message', listen);
      resolve(message.result ?? {});
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
  });
}
