import { Agent, type ClientRequest, get } from 'node:http';

/** A connection for each, as browsers have. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
/** The pause that the API asks for, and some more so that clients do not all reconnect at once. */
const RETRY_MS = 2_000;
const SPREAD_MS = 500;

/** Receives what the listeners of a process hear. */
export interface Hearing {
  /** An event that this listener had not heard; when the change was asked for, in ms since 1970. */
  heard(eventId: string, askedAt: number): void;
}

export interface ListenerOptions {
  origin: string;
  /** Of the stream. */
  path: string;
  token: string;
  hearing: Hearing;
}

/** One reader of server-sent events, who comes back and asks for what was missed. */
export class Listener {
  readonly received = new Set<string>();
  /** Repeated events; a client drops them by id. */
  again = 0;
  /** Told to reload everything, because too much was missed. */
  reloads = 0;
  returns = 0;
  connected = false;
  private lastEventId: string | undefined;
  private request: ClientRequest | undefined;
  private rest = '';
  private over = false;

  constructor(private readonly options: ListenerOptions) {}

  connect(): void {
    if (this.over) return;
    const { origin, path, token } = this.options;
    const request = get(`${origin}${path}`, {
      agent,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(this.lastEventId ? { 'last-event-id': this.lastEventId } : {}),
      },
    });
    this.request = request;
    this.rest = '';
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      this.connected = false;
      if (this.over || this.request !== request) return;
      this.returns += 1;
      setTimeout(() => this.connect(), RETRY_MS + Math.random() * SPREAD_MS);
    };
    request.once('error', end);
    request.once('response', (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        request.destroy();
        return;
      }
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        this.connected = true;
        this.read(text);
      });
      response.once('close', end);
      response.once('error', end);
    });
    request.once('close', end);
  }

  /** Breaks the connection, as a network does; the listener reconnects. */
  drop(): void {
    this.request?.destroy();
  }

  close(): void {
    this.over = true;
    this.request?.destroy();
  }

  private read(text: string): void {
    const frames = (this.rest + text).split('\n\n');
    this.rest = frames.pop() ?? '';
    for (const frame of frames) this.hear(frame);
  }

  private hear(frame: string): void {
    if (frame.startsWith('event: reload')) this.reloads += 1;
    if (!frame.startsWith('id: ')) return;
    const id = interned(frame.slice(4, 28));
    this.lastEventId = id;
    if (this.received.has(id)) {
      this.again += 1;
      return;
    }
    this.received.add(id);
    const [, at] = /"at":"([^"]+)"/.exec(frame) ?? [];
    if (at) this.options.hearing.heard(id, Date.parse(at));
  }
}

const ids = new Map<string, string>();

/** Interns an id that thousands of listeners keep. */
function interned(id: string): string {
  const known = ids.get(id);
  if (known) return known;
  ids.set(id, id);
  return id;
}
