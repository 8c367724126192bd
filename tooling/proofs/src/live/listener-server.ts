/**
 * A process of listeners, so that who reads does not delay who is measured. PORT is its environment; it
 * is told over HTTP what to do.
 */
import fastify from 'fastify';
import { Listener } from './listener';

/** The listeners of one venue and kind, who hear the same. */
export interface Group {
  /** Of the venue. */
  vendorId: string;
  kind: 'staff' | 'guest';
  token: string;
  count: number;
}

/** The state of all listeners. */
export interface Standing {
  listeners: number;
  connected: number;
  again: number;
  reloads: number;
  returns: number;
  /** Events by their delay: the first is of 0 ms, each further one of a millisecond more. */
  delays: number[];
}

/** The events that listeners of a venue must have heard. */
export interface Expected {
  vendorId: string;
  kind: Group['kind'];
  ids: string[];
}

/** Longer delays count as this. */
const LONGEST_DELAY_MS = 10_000;
const BODY_BYTES = 67_108_864;
/** Connections opened at a time, as a crowd would arrive. */
const AT_ONCE = 200;
const TURN_MS = 50;
const PATHS = { staff: '/api/v1/admin/events', guest: '/api/v1/hub/events' };

/** Delays by their number: the first is of 0 ms or less, each further one of a millisecond more. */
class Delays {
  readonly counts = new Array<number>(LONGEST_DELAY_MS + 1).fill(0);

  add(delayMs: number): void {
    const place = Math.min(LONGEST_DELAY_MS, Math.max(0, Math.round(delayMs)));
    this.counts[place] = (this.counts[place] ?? 0) + 1;
  }
}

async function serve(): Promise<void> {
  const listeners: { group: Group; listener: Listener }[] = [];
  const delays = new Delays();
  /** When each event was heard, by each listener here. */
  const times = new Map<string, number[]>();
  let measuring = false;
  const hearing = {
    heard: (eventId: string, askedAt: number) => {
      if (!measuring) return;
      const now = Date.now();
      delays.add(now - askedAt);
      const known = times.get(eventId);
      if (known) known.push(now);
      else times.set(eventId, [now]);
    },
  };
  const server = fastify({ bodyLimit: BODY_BYTES });

  server.get('/api/health/ready', async () => ({ success: true }));

  server.post<{ Body: { origin: string; groups: Group[] } }>('/listen', async ({ body }) => {
    const { origin, groups } = body;
    for (const group of groups) {
      for (let index = 0; index < group.count; index += 1) {
        const { token, kind } = group;
        const listener = new Listener({ origin, path: PATHS[kind], token, hearing });
        const turn = Math.floor(listeners.length / AT_ONCE) * TURN_MS;
        setTimeout(() => listener.connect(), turn);
        listeners.push({ group, listener });
      }
    }
    return { success: true };
  });

  server.post<{ Body: { measuring: boolean } }>('/measure', async ({ body }) => {
    measuring = body.measuring;
    return { success: true };
  });

  server.post<{ Body: { withinMs: number } }>('/drop', async ({ body }) => {
    for (const { listener } of listeners) {
      setTimeout(() => listener.drop(), Math.random() * body.withinMs);
    }
    return { success: true };
  });

  server.get('/standing', async (): Promise<{ success: true; data: Standing }> => {
    const sum = (of: (listener: Listener) => number) =>
      listeners.reduce((total, { listener }) => total + of(listener), 0);
    return {
      success: true,
      data: {
        listeners: listeners.length,
        connected: sum(({ connected }) => (connected ? 1 : 0)),
        again: sum(({ again }) => again),
        reloads: sum(({ reloads }) => reloads),
        returns: sum(({ returns }) => returns),
        delays: delays.counts,
      },
    };
  });

  server.post<{ Body: { answered: Record<string, number> } }>('/after', async ({ body }) => {
    const after = new Delays();
    for (const [eventId, answeredAt] of Object.entries(body.answered)) {
      for (const time of times.get(eventId) ?? []) after.add(time - answeredAt);
    }
    return { success: true, data: after.counts };
  });

  server.post<{ Body: { expected: Expected[] } }>('/compare', async ({ body }) => {
    let lost = 0;
    let told = 0;
    for (const { group, listener } of listeners) {
      for (const { vendorId, kind, ids } of body.expected) {
        if (vendorId !== group.vendorId || kind !== group.kind) continue;
        told += ids.length;
        lost += ids.filter((id) => !listener.received.has(id)).length;
      }
    }
    return { success: true, data: { told, lost } };
  });

  await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  process.once('SIGTERM', () => {
    for (const { listener } of listeners) listener.close();
    void server.close().then(() => process.exit());
  });
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
