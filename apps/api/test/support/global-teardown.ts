import { endRecording } from './answers/examples-file';

export default async function teardown(): Promise<void> {
  endRecording();
  await globalThis.testMongo?.stop();
}
