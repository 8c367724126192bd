import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import 'reflect-metadata';

/** Writes `docs/data-map.md` from the schemas, or with `--check` compares it: `node dist/data-map.js`. */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'development';
  process.env.MONGODB_URI ??= 'mongodb://not-connected/preview';
  await import('./app.module');
  const { dataMap } = await import('./common/privacy/data-map');
  const { dataMapDocument } = await import('./common/privacy/data-map-document');
  const file = resolve(__dirname, '../../../docs/data-map.md');
  const document = dataMapDocument(dataMap());
  if (!process.argv.includes('--check')) {
    writeFileSync(file, document);
  } else if (read(file) !== document) {
    console.error('docs/data-map.md is not what the schemas say.');
    console.error('Bring it up to date with `npm run generate` and commit it.');
    process.exitCode = 1;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

main()
  .then(() => process.exit())
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
