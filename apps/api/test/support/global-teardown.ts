import { rmSync } from 'node:fs';
import { endRecording } from './answers/examples-file';

export default async function teardown(): Promise<void> {
  endRecording();
  await globalThis.testMongo?.stop();
  if (globalThis.testMongoFolder) rmSync(globalThis.testMongoFolder, { recursive: true });
}
