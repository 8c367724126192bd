import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

/**
 * Fills an empty database with the demo, and fills it again when that was cut off the last time: half a
 * demo is not empty and would stay half.
 * @param run runs a command of the API's own command line; throws when it fails
 */
export async function seedDemo(
  mongoUri: string,
  dataDir: string,
  run: (args: string[]) => Promise<void>,
): Promise<void> {
  const marker = join(dataDir, 'seeding');
  const wasCutOff = await access(marker).then(
    () => true,
    () => false,
  );
  if (wasCutOff) {
    await run(['seed']);
  } else {
    // Only where there is nothing to lose: a run that ends here must not cost anyone their data next time.
    if (await isEmpty(mongoUri)) {
      await mkdir(dataDir, { recursive: true });
      await writeFile(marker, '');
    }
    await run(['seed', '--if-empty']);
  }
  await rm(marker, { force: true });
}

async function isEmpty(mongoUri: string): Promise<boolean> {
  const client = new MongoClient(mongoUri, { serverSelectionTimeoutMS: 10_000 });
  try {
    return (await client.db().collection('vendors').findOne({})) === null;
  } finally {
    await client.close();
  }
}
