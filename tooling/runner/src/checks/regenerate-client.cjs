/**
 * Generates the API client again and compares: `node regenerate-client.cjs <openapi.json>` prints what is
 * stale and exits with 1, and leaves nothing behind.
 */
const { readFileSync, rmSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join, resolve } = require('node:path');

const folder = resolve(__dirname, '..', '..', '..', '..', 'packages', 'api-client');
const schemaFile = resolve(process.argv[2] ?? '');
const requireThere = createRequire(join(folder, 'package.json'));
const { generateEndpoints } = requireThere('@rtk-query/codegen-openapi');
const config = requireThere('./codegen.config.cjs');
// Beside the real one, because the generator writes imports relative to the file.
const candidate = join(folder, 'src', `api.gen.check-${process.pid}.ts`);

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

async function main() {
  process.chdir(folder);
  const stale = [];
  if (read(schemaFile) !== read(resolve(config.schemaFile))) {
    stale.push('packages/api-client/openapi.json');
  }
  try {
    await generateEndpoints({ ...config, schemaFile, outputFile: candidate });
    if (read(candidate) !== read(resolve(config.outputFile))) {
      stale.push('packages/api-client/src/api.gen.ts');
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  if (stale.length > 0) {
    console.error(`Not what the API's code generates: ${stale.join(', ')}`);
    console.error('Bring them up to date with `npm run generate` and commit them.');
    process.exitCode = 1;
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
