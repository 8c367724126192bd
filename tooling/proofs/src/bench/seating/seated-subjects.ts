import type { Request } from '../../clients/http-client';
import { Random } from '../../random';
import type { Seated } from './seated';

export type Side = 'API' | 'bare';

/** Asks for the availability of the month, each time as another guest. */
export function availabilityOf(side: Side, seated: Seated): () => Request {
  const { world, serviceId, roomId, month } = seated;
  const random = new Random(1);
  const period = `from=${month[0]}&until=${month.at(-1)}`;
  const path = {
    API: `/api/v1/hub/activity/${serviceId}?${period}`,
    bare: `/tables/${serviceId}?vendor=${world.vendorId}&room=${roomId}&${period}`,
  };
  return () => ({
    method: 'GET',
    path: path[side],
    token: random.pick(world.guests).token,
  });
}

interface OfferedDay {
  date: string;
  times: { start: number; parties?: number[] }[];
}

const isActivity = (data: unknown): data is { timeslots: { data: OfferedDay[] } } =>
  typeof data === 'object' && data !== null && 'timeslots' in data;

/** Which parties are offered each time of an answer, for comparing two answers. */
export function partiesOf(data: unknown): string {
  const days = isActivity(data) ? data.timeslots.data : (data as OfferedDay[]);
  return days
    .flatMap(({ date, times }) =>
      times.map(({ start, parties = [] }) => `${date} ${start}: ${parties.join(' ')}`),
    )
    .sort()
    .join('\n');
}
