import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { finished } from './finished';

const VERSION = '7.25.0';
const SHA_256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';
const NAME = `openapi-generator-cli-${VERSION}.jar`;
const MAVEN_CENTRAL = 'https://repo1.maven.org/maven2/org/openapitools/openapi-generator-cli';

/** What was asked for, as people who use the generator write it. */
export const generatorLabel = `openapi-generator ${VERSION}`;

export interface Client {
  /** As the generator calls it. */
  generator: string;
  /** Options of the generator. */
  options: Record<string, string>;
}

/** @returns the file of the generator, from Maven Central the first time, and kept */
export async function generatorFile(log: (line: string) => void): Promise<string> {
  const cache = process.env.ATRIUM_CACHE_DIR || join(homedir(), '.cache', 'atrium');
  const file = join(cache, NAME);
  const kept = await readFile(file).catch(() => undefined);
  if (kept && sha256(kept) === SHA_256) return file;
  log(`Fetching ${NAME} from Maven Central`);
  const answer = await fetch(`${MAVEN_CENTRAL}/${VERSION}/${NAME}`);
  if (!answer.ok) throw new Error(`Maven Central answered ${answer.status} for ${NAME}.`);
  const fetched = Buffer.from(await answer.arrayBuffer());
  if (sha256(fetched) !== SHA_256) throw new Error(`${NAME} is not the file that it was.`);
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, fetched);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/** Makes a client of the document, without the tests and pages that come with it. */
export async function generate(
  { generator, options }: Client,
  { jar, document, folder }: { jar: string; document: string; folder: string },
): Promise<void> {
  const additional = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  await finished('java', [
    ...['-jar', jar, 'generate', '-i', document, '-o', folder, '-g', generator],
    ...['--additional-properties', additional.join(',')],
    ...['--global-property', 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false'],
  ]);
}

const sha256 = (file: Buffer): string => createHash('sha256').update(file).digest('hex');
