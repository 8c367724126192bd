import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Random } from '../random';

/** A message as a receiver got it. */
export interface Received {
  readonly id: string;
  readonly type: string;
  /** Hex id of what it tells of. */
  readonly object: string;
  /** By the proof's monotonic clock, in milliseconds. */
  readonly at: number;
  readonly accepted: boolean;
  readonly body: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** How a receiver behaves; what it answers is a status, or undefined: nothing at all. */
export type Behaviour = (random: Random) => {
  readonly status: number | undefined;
  readonly afterMs: number;
};

export const steady: Behaviour = () => ({ status: 200, afterMs: 0 });
export const slow: Behaviour = () => ({ status: 200, afterMs: 2_500 });
export const hanging: Behaviour = () => ({ status: undefined, afterMs: 0 });
export const redirecting: Behaviour = () => ({ status: 307, afterMs: 0 });
/** Three in ten: an error, an answer that breaks off, or one that comes late. */
export const erratic: Behaviour = (random) => {
  const dice = random.int(1, 10);
  if (dice === 1) return { status: 500, afterMs: 0 };
  if (dice === 2) return { status: undefined, afterMs: 1 };
  if (dice === 3) return { status: 503, afterMs: 200 };
  return { status: 200, afterMs: 0 };
};

/** A partner's server, which remembers what it got. */
export class Receiver {
  readonly received: Received[] = [];
  /** Secret that its messages are signed with. */
  secret = '';
  private server: Server | undefined;

  constructor(
    readonly name: string,
    private readonly port: number,
    private behaviour: Behaviour,
    private readonly random: Random,
    /** Where it sends who asks, when it redirects. */
    private readonly elsewhere = '',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  become(behaviour: Behaviour): void {
    this.behaviour = behaviour;
  }

  async up(): Promise<void> {
    const server = createServer((request, response) => {
      void this.take(request, response).catch(() => response.destroy());
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const body = Buffer.concat(pieces).toString();
    const { status, afterMs } = this.behaviour(this.random);
    const header = (name: string) => String(request.headers[name] ?? '');
    const { type = '', data = {} } = JSON.parse(body || '{}');
    this.received.push({
      ...{ id: header('webhook-id'), type, object: data.id ?? '', at: performance.now(), body },
      ...{ timestamp: header('webhook-timestamp'), signature: header('webhook-signature') },
      accepted: status === 200,
    });
    setTimeout(() => {
      if (status === undefined) {
        // a connection that breaks off; one that hangs says nothing
        if (afterMs > 0) response.destroy();
        return;
      }
      if (this.elsewhere) response.setHeader('location', this.elsewhere);
      response.writeHead(status).end('noted');
    }, afterMs);
  }
}
