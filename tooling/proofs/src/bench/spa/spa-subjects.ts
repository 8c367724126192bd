import type { Request } from '../../clients/http-client';
import { Random } from '../../random';
import type { SpaDatabase } from './spa-database';

export type Side = 'API' | 'bare';

/** Asks for the starts of a treatment on a day, each time of another type and day. */
export function startsOf(side: Side, { world, types, days }: SpaDatabase): () => Request {
  const random = new Random(1);
  // a day on either side is read too
  const inner = days.slice(1, -1);
  return () => {
    const [date, type] = [random.pick(inner), random.pick(types)];
    const path = {
      API: `/api/spa/treatmentPath/schedule/${date}/${type}`,
      bare: `/spa/${date}/${type}?vendor=${world.vendorId}`,
    };
    return { method: 'GET', path: path[side], token: world.staff };
  };
}

/** The starts of an answer, for comparing two answers. */
export function offeredIn(data: unknown): string {
  const { starts } = data as { starts: { timeindexStart: number }[] };
  return starts.map(({ timeindexStart }) => timeindexStart).join(' ');
}
