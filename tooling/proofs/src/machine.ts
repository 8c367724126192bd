import { cpus, release, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

/** When, on which commit and machine, and with which versions something was measured: a Markdown list. */
export async function machineLines(
  { mongoUri, commit }: { mongoUri: string; commit: string },
  topology = 'replica set of one',
): Promise<string[]> {
  const client = new MongoClient(mongoUri);
  const build = await client.db('admin').command({ buildInfo: 1 });
  await client.close();
  const [cpu] = cpus();
  return [
    `- When: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${commit}`,
    `- Machine: ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}; clients, servers and mongod together on it`,
    `- Versions: Node ${process.versions.node}, mongod ${build.version}, ${topology}, \`w: majority\`, journaled`,
  ];
}

const SAMPLED_MS = 5_000;

/** The idle share of the machine over a few seconds, 0 to 1: sampled before anything is measured. */
export async function idleShare(): Promise<number> {
  const times = () => cpus().map(({ times: { idle, ...busy } }) => ({ idle, busy: sum(busy) }));
  const before = times();
  await sleep(SAMPLED_MS);
  const passed = times().map(({ idle, busy }, core) => ({
    idle: idle - (before[core]?.idle ?? 0),
    busy: busy - (before[core]?.busy ?? 0),
  }));
  const idle = passed.reduce((total, core) => total + core.idle, 0);
  return idle / (idle + passed.reduce((total, core) => total + core.busy, 0));
}

const sum = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((total, part) => total + part, 0);
