import { createHmac } from 'node:crypto';
import type { Finding } from '../checks/findings';
import type { Received } from './receiver';

/** What API clients were told has happened, by the hex id of the booking. */
export interface Happened {
  readonly created: ReadonlyMap<string, number>;
  readonly cancelled: ReadonlyMap<string, number>;
}

export interface Heard {
  readonly name: string;
  readonly secret: string;
  readonly received: readonly Received[];
}

const CREATED = 'booking.created';
const CANCELLED = 'booking.cancelled';

const keyOf = ({ type, object }: Pick<Received, 'type' | 'object'>): string => `${type} ${object}`;

/** Every receiver has accepted everything that happened. */
export function lost({ created, cancelled }: Happened, heard: readonly Heard[]): Finding {
  const expected = [
    ...[...created.keys()].map((object) => keyOf({ type: CREATED, object })),
    ...[...cancelled.keys()].map((object) => keyOf({ type: CANCELLED, object })),
  ];
  const wrong = heard.flatMap(({ name, received }) => {
    const accepted = new Set(received.filter((one) => one.accepted).map(keyOf));
    return expected.filter((key) => !accepted.has(key)).map((key) => `${name}: ${key}`);
  });
  return { check: 'nothing is lost', wrong };
}

/** A retried message keeps its id and its body, and no other has its id: receivers tell repeats by it. */
export function renamed(heard: readonly Heard[]): Finding {
  const ids = new Map<string, string>();
  const messages = new Map<string, string>();
  const wrong: string[] = [];
  for (const { name, received } of heard) {
    for (const one of received) {
      const key = keyOf(one);
      const id = ids.get(key) ?? one.id;
      if (id !== one.id) wrong.push(`${name}: ${key} is ${id} and ${one.id}`);
      const body = messages.get(one.id) ?? one.body;
      if (body !== one.body) wrong.push(`${name}: ${one.id} is ${body} and ${one.body}`);
      ids.set(key, id);
      messages.set(one.id, body);
    }
  }
  return { check: 'nothing is sent twice without the same id', wrong };
}

/** Nothing is told of an object before what happened to it earlier was accepted. */
export function outOfOrder(heard: readonly Heard[]): Finding {
  const wrong = heard.flatMap(({ name, received }) => {
    const accepted = new Set<string>();
    return received.flatMap((one) => {
      const isEarly =
        one.type === CANCELLED && !accepted.has(keyOf({ type: CREATED, object: one.object }));
      if (one.accepted) accepted.add(keyOf(one));
      return isEarly ? [`${name}: ${one.object} was cancelled before it was there`] : [];
    });
  });
  return { check: 'what happens to one object is told in its order', wrong };
}

/** Each message is signed with its receiver's secret. */
export function unsigned(heard: readonly Heard[]): Finding {
  const wrong = heard.flatMap(({ name, secret, received }) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return received.flatMap(({ id, timestamp, body, signature }) => {
      const told = `${id}.${timestamp}.${body}`;
      const right = `v1,${createHmac('sha256', key).update(told).digest('base64')}`;
      return signature.split(' ').includes(right) ? [] : [`${name}: ${id}`];
    });
  });
  return { check: 'every message is signed with the secret of its receiver', wrong };
}

/** What happened from a moment on, and before another, by the proof's monotonic clock. */
export function between(
  { created, cancelled }: Happened,
  from: number,
  until = Number.POSITIVE_INFINITY,
): Happened {
  const within = (happened: ReadonlyMap<string, number>) =>
    new Map([...happened].filter(([, at]) => at >= from && at < until));
  return { created: within(created), cancelled: within(cancelled) };
}

/** How long after its answer each change had arrived, in milliseconds, sorted. */
export function delaysOf(
  { created, cancelled }: Happened,
  received: readonly Received[],
): number[] {
  const arrived = new Map<string, number>();
  for (const one of received) {
    if (one.accepted && !arrived.has(keyOf(one))) arrived.set(keyOf(one), one.at);
  }
  const of = (type: string, happened: ReadonlyMap<string, number>) =>
    [...happened].map(([object, at]) =>
      Math.max(0, (arrived.get(keyOf({ type, object })) ?? Number.POSITIVE_INFINITY) - at),
    );
  return [...of(CREATED, created), ...of(CANCELLED, cancelled)].sort((a, b) => a - b);
}
