/** One place a mongod may come from; sources are asked in order until one has it. */
export interface MongoSource {
  name: string;
  /** The mongod that an earlier run fetched, asked before anything is fetched. */
  kept?(cacheDir: string): Promise<string | undefined>;
  /** @throws {Error} with one line that says why this source has none */
  find(context: SourceContext): Promise<string>;
}

export interface SourceContext {
  env: NodeJS.ProcessEnv;
  cacheDir: string;
  /** Told before anything slow begins. */
  progress(line: string): void;
}
