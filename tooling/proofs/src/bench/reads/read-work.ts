import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { HttpClient } from '../../clients/http-client';
import { type Asked, profiled } from '../../profiler/profile';
import { Random } from '../../random';
import { ApiProcess } from '../../target/api-process';
import { resultOf } from '../result';
import type { Seeded } from '../seeded';
import { READS, readRequest } from './reads';

/** Documents read, and the documents that was for; per request. */
export interface Work {
  documents: number;
  wanted: number;
  /** Documents for each wanted one, of the query that read the most for what it was for. */
  worst: number;
}

/** What the database did for a read, over several of its kind. */
export interface ReadWork {
  bookings: number;
  name: string;
  /** Queries that answer documents. */
  finds: Work;
  /** Counts and sums, which answer a line about many documents: measured by what they group over. */
  groupings: Work;
  /** The collections and indexes used, each once. */
  plans: string[];
  /** What was answered, without what differs between any two databases; the same wherever it is compared. */
  results: string[];
}

const TIMES_ASKED = 10;

/** Asks each read with the profiler on: how much was read for what was answered. */
export async function measureReadWork(
  http: HttpClient,
  databases: readonly Seeded[],
  { port, folder, seed }: { port: number; folder: string; seed: number },
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
        const results = new Set<string>();
        // the same questions to every database
        const random = new Random(seed);
        const ask = async (times: number) => {
          for (let time = 0; time < times; time += 1) {
            const { status, body } = await http.send(api.url, readRequest(read, seeded, random));
            if (status !== 200) throw new Error(`${read.name} answered ${status}`);
            results.add(resultOf(body.data));
          }
        };
        // what a process keeps is read once
        await ask(1);
        const { asked } = await profiled(client.db(), () => ask(TIMES_ASKED));
        const { bookings } = seeded;
        work.push({
          ...{ bookings, name: read.name, results: [...results].sort() },
          ...summedUp(asked, TIMES_ASKED),
        });
      }
    } finally {
      await client.close();
      await api.stop();
    }
  }
  return work;
}

/** @param times how many requests these queries served */
export function summedUp(asked: readonly Asked[], times: number) {
  return {
    finds: workOf(
      asked.filter(({ groups }) => !groups),
      times,
    ),
    groupings: workOf(
      asked.filter(({ groups }) => groups),
      times,
    ),
    plans: [...new Set(asked.map(({ collection, plan }) => `${collection} ${shortPlan(plan)}`))],
  };
}

function workOf(asked: readonly Asked[], times: number): Work {
  const mean = (of: (one: Asked) => number) =>
    Math.round(asked.reduce((total, one) => total + of(one), 0) / times);
  return {
    documents: mean(({ documents }) => documents),
    wanted: mean(({ wanted }) => wanted),
    worst: Math.max(0, ...asked.map(({ documents, wanted }) => documents / Math.max(1, wanted))),
  };
}

/** An index that serves several branches of a query is named once. */
const shortPlan = (plan: string): string => [...new Set(plan.split(/, (?=[A-Z_]+ )/))].join(', ');
