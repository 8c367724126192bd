import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { watchedAnswers } from '../answers/watched-answers';

interface Told {
  id: string;
  type: string;
  entityId: string;
  payload: Record<string, unknown>;
  by?: { kind: string; id?: string; name?: string };
}

export const STAFF_EVENTS = '/api/v1/admin/events';
export const GUEST_EVENTS = '/api/v1/hub/events';

/** Somebody who reads a stream of events. */
export class EventReader {
  readonly told: Told[] = [];
  readonly types: string[] = [];

  private constructor(
    private readonly response: IncomingMessage,
    private readonly path: string,
  ) {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        this.take(text.slice(0, end));
        text = text.slice(end + 2);
      }
    });
    response.on('error', () => {});
  }

  static async open(
    port: number,
    token: string,
    {
      path = STAFF_EVENTS,
      accept = 'text/event-stream',
      lastEventId,
    }: { path?: string; accept?: string; lastEventId?: string } = {},
  ): Promise<EventReader> {
    const request = httpRequest({
      port,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        accept,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
    });
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/event-stream');
    return new EventReader(response, path);
  }

  close(): void {
    this.response.destroy();
  }

  /** @param withinMs how long it may take until the server has ended the stream */
  async ended(withinMs: number): Promise<void> {
    if (!this.response.readableEnded) {
      await once(this.response, 'end', { signal: AbortSignal.timeout(withinMs) });
    }
  }

  async until(enough: () => boolean): Promise<void> {
    const deadline = Date.now() + 20_000;
    while (!enough()) {
      if (Date.now() > deadline) throw new Error(`told only ${this.types.join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  private take(frame: string): void {
    const type = /^event: (.+)$/m.exec(frame)?.[1];
    const data = /^data: (.+)$/m.exec(frame)?.[1];
    if (!type || !data) return;
    watchedAnswers.event(this.path, frame);
    this.types.push(type);
    if (type !== 'reload') this.told.push(JSON.parse(data) as Told);
  }
}
