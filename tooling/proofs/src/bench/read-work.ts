import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { HttpClient } from '../clients/http-client';
import { type Asked, profiled } from '../profiler/profile';
import type { Random } from '../random';
import { ApiProcess } from '../target/api-process';
import { READS, readRequest } from './reads';
import type { Seeded } from './seeded';

/** What the database did for a read, over several of its kind. */
export interface ReadWork {
  bookings: number;
  name: string;
  /** Per request. */
  documents: number;
  /** Per request: answered, or summed up. */
  returned: number;
  /** Of the query that is worst: documents for each, beyond what is read by the way. */
  worst: number;
  /** The collections' indexes that found them, each once. */
  plans: string[];
}

const TIMES_ASKED = 10;
/** Documents read by the way: the rows of a page looked up by their ids, a name that nobody has. */
export const BESIDE = 50;

/** Asks each read with the profiler on: how much was read for what was answered. */
export async function measureReadWork(
  http: HttpClient,
  databases: readonly Seeded[],
  { port, folder, random }: { port: number; folder: string; random: Random },
): Promise<ReadWork[]> {
  const work: ReadWork[] = [];
  for (const seeded of databases) {
    const { mongoUri } = seeded;
    const logFile = join(folder, 'api-profiled.log');
    const env = { JOBS_ENABLED: 'false' };
    const api = await ApiProcess.start({ mongoUri, port, logFile, env });
    const client = new MongoClient(mongoUri);
    try {
      for (const read of READS) {
        const ask = async (times: number) => {
          for (let time = 0; time < times; time += 1) {
            const { status } = await http.send(api.url, readRequest(read, seeded, random));
            if (status !== 200) throw new Error(`${read.name} answered ${status}`);
          }
        };
        // what a process keeps is read once
        await ask(1);
        const { asked } = await profiled(client.db(), () => ask(TIMES_ASKED));
        work.push({ bookings: seeded.bookings, name: read.name, ...summedUp(asked) });
      }
    } finally {
      await client.close();
      await api.stop();
    }
  }
  return work;
}

function summedUp(asked: readonly Asked[]) {
  const sum = (of: (one: Asked) => number) =>
    Math.round(asked.reduce((total, one) => total + of(one), 0) / TIMES_ASKED);
  return {
    documents: sum(({ documents }) => documents),
    returned: sum(({ returned }) => returned),
    worst: Math.max(
      0,
      ...asked.map((one) => Math.max(0, one.documents - BESIDE) / Math.max(1, one.returned)),
    ),
    plans: [...new Set(asked.map(({ collection, plan }) => `${collection} ${plan}`))],
  };
}
