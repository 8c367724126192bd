import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';
import { root } from '@atrium/runner/workspace';
import { MongoClient } from 'mongodb';

/** When, on what and with which versions something was measured, as lines of a list of Markdown. */
export async function machineLines(mongoUri: string): Promise<string[]> {
  const client = new MongoClient(mongoUri);
  const build = await client.db('admin').command({ buildInfo: 1 });
  await client.close();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const [cpu] = cpus();
  return [
    `- When: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit.toString().trim()}`,
    `- Machine: ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}; clients, servers and mongod together on it`,
    `- Versions: Node ${process.versions.node}, mongod ${build.version}, replica set of one, \`w: majority\`, journaled`,
  ];
}
