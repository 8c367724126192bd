import { useGetTableWaitQuery } from '@atrium/api-client/admin';
import { LIVE } from '../../../../shared/lib/live';
import { type Table, tableNames } from '../../lib/room';

interface Options {
  /** Id of the dining room. */
  room: string;
  participants: number;
  date: string;
  tables: ReadonlyMap<string, Table>;
}

/** How long a party that came now would wait. */
export function useWait({ room, participants, date, tables }: Options) {
  const query = useGetTableWaitQuery(
    { _venue: room, participants, date },
    { ...LIVE, pollingInterval: 60_000 },
  );
  const answer = query.currentData?.data;
  return {
    answer,
    isError: query.isError && !answer,
    /** What the tables are called that it is told of. */
    names: tableNames(answer?.tables ?? [], tables),
  };
}

export type Wait = ReturnType<typeof useWait>;
