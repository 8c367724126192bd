/** One place a mongod may come from; sources are asked in order until one has it. */
export interface MongoSource {
  name: string;
  /** The mongod that an earlier run fetched, asked before anything is fetched. */
  kept?(cacheDir: string): Promise<string | undefined>;
  /** @throws {NotHere} with one line that says why this source has none */
  find(context: SourceContext): Promise<string>;
}

export interface SourceContext {
  env: NodeJS.ProcessEnv;
  cacheDir: string;
  /** Told before anything slow begins. */
  progress(line: string): void;
}

/** Why a source has no usable mongod; the message is one line for a person. */
export class NotHere extends Error {}
