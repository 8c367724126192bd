import { setTimeout as sleep } from 'node:timers/promises';
import { type MongoClient, MongoServerError } from 'mongodb';

const NOT_YET_INITIALIZED = 94;

/**
 * Makes the one server of a replica set its primary: initiates the set on new data, and moves the
 * member of older data to the address of this run.
 */
export async function makePrimary(
  client: MongoClient,
  setName: string,
  address: string,
  timeoutMs: number,
): Promise<void> {
  const admin = client.db('admin');
  const config = await currentConfig(client);
  if (!config) {
    await admin.command({
      replSetInitiate: { _id: setName, members: [{ _id: 0, host: address }] },
    });
  } else if (config.members.length !== 1 || config.members[0]?.host !== address) {
    await admin.command({
      replSetReconfig: {
        ...config,
        version: config.version + 1,
        members: [{ _id: 0, host: address }],
      },
      // There is no primary to ask: the only member looks for itself at its old address.
      force: true,
    });
  }
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const hello = await admin.command({ hello: 1 }).catch(() => undefined);
    if (hello?.isWritablePrimary) {
      return;
    }
    await sleep(50);
  }
  throw new Error(`no primary within ${timeoutMs / 1000} s`);
}

interface ReplicaSetConfig {
  _id: string;
  version: number;
  members: { _id: number; host: string }[];
}

async function currentConfig(client: MongoClient): Promise<ReplicaSetConfig | undefined> {
  try {
    const answer = await client.db('admin').command({ replSetGetConfig: 1 });
    return answer.config;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) {
      return undefined;
    }
    throw error;
  }
}
