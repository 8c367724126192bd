import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A message as it arrived. */
export interface Arrived {
  headers: IncomingHttpHeaders;
  path: string;
  body: string;
  told: { type: string; data: { id: string } & Record<string, unknown> } & Record<string, unknown>;
}

/** A partner's server, which answers as it is told to. */
export class WebhookReceiver {
  readonly arrived: Arrived[] = [];
  /** Of the next answers; 200 afterwards. */
  readonly statuses: number[] = [];
  answer: RequestListener = (_, response) => {
    response.statusCode = this.statuses.shift() ?? 200;
    response.end('thanks');
  };

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly url: string,
  ) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
      const body = Buffer.concat(pieces).toString();
      const { headers, url: path = '' } = request;
      receiver.arrived.push({ headers, path, body, told: JSON.parse(body) });
      receiver.answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const receiver = new WebhookReceiver(server, `http://127.0.0.1:${port}/hook`);
    return receiver;
  }

  /** Types of what arrived, in order. */
  get types(): string[] {
    return this.arrived.map(({ told }) => told.type);
  }

  get ids(): unknown[] {
    return this.arrived.map(({ headers }) => headers['webhook-id']);
  }

  clear(): void {
    this.arrived.length = 0;
    this.statuses.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Whether a secret signed it, at whatever time. */
export function isSignedBy(secret: string, { headers, body }: Arrived): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const expected = new Webhook(secret).sign(String(headers['webhook-id']), at, body);
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
