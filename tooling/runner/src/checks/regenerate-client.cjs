/**
 * Generates every app's client again and compares: `node regenerate-client.cjs <openapi.json>` prints what is
 * stale and exits with 1, and leaves nothing behind.
 */
const { readFileSync, rmSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join, relative, resolve } = require('node:path');

const root = resolve(__dirname, '..', '..', '..', '..');
const folder = join(root, 'packages', 'api-client');
const schemaFile = resolve(process.argv[2] ?? '');
const requireThere = createRequire(join(folder, 'package.json'));
const { generateEndpoints, parseConfig } = requireThere('@rtk-query/codegen-openapi');
const config = requireThere('./codegen.config.cjs');

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** @param {ReturnType<typeof parseConfig>[number]} options @returns {Promise<boolean>} */
async function isCurrent(options) {
  const file = resolve(folder, options.outputFile);
  // Beside the real one, because the generator writes imports relative to the file.
  const candidate = file.replace(/\.ts$/, `.check-${process.pid}.ts`);
  try {
    // from the document in the repository, which is compared as well
    await generateEndpoints({ ...options, outputFile: candidate });
    return read(candidate) === read(file);
  } finally {
    rmSync(candidate, { force: true });
  }
}

async function main() {
  process.chdir(folder);
  const stale = [];
  const document = join(folder, 'openapi.json');
  if (read(schemaFile) !== read(document)) stale.push(document);
  for (const options of parseConfig(config)) {
    if (!(await isCurrent(options))) stale.push(resolve(folder, options.outputFile));
  }
  if (stale.length > 0) {
    const names = stale.map((file) => relative(root, file)).join(', ');
    console.error(`Not what the API's code generates: ${names}`);
    console.error('Bring them up to date with `npm run generate` and commit them.');
    process.exitCode = 1;
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
