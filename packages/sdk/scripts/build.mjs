// `node scripts/build.mjs [folder]`: the package as partners get it, in dist/ unless another folder is named: bundles of
// ES modules and CommonJS with the two small libraries in them, types for both, README and package.json.
// `npm pack ./packages/sdk/dist` makes the tarball.
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = ['index', 'webhooks'];
const out = resolve(root, process.argv[2] ?? 'dist');

await rm(out, { recursive: true, force: true });
for (const [format, suffix] of [
  ['es', 'mjs'],
  ['cjs', 'cjs'],
]) {
  await build({
    ...{ root, configFile: false, logLevel: 'warn' },
    build: {
      ...{ outDir: out, emptyOutDir: false, target: 'es2022', minify: false },
      lib: {
        entry: Object.fromEntries(ENTRIES.map((name) => [name, join(root, 'src', `${name}.ts`)])),
        formats: [format],
        fileName: (_, name) => `${name}.${suffix}`,
      },
      rolldownOptions: { output: { chunkFileNames: `shared.${suffix}` } },
    },
  });
}
await writeTypes();
await cp(join(root, 'README.md'), join(out, 'README.md'));
await writeFile(join(out, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
await writeFile(join(out, 'THIRD-PARTY.md'), await licences());

/** Declarations for importers of either kind: they differ in the names of the files that they refer to. */
async function writeTypes() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(
    ENTRIES.map((name) => join(root, 'src', `${name}.ts`)),
    {
      ...{ ...options, target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      ...{ strict: true, skipLibCheck: true, types: [], rootDir: join(root, 'src') },
      ...{ declaration: true, emitDeclarationOnly: true, noEmit: false },
    },
  );
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0) {
    throw new Error(ts.flattenDiagnosticMessageText(problems[0].messageText, '\n'));
  }
  const emitted = new Map();
  program.emit(undefined, (file, text) => emitted.set(relative(join(root, 'src'), file), text));
  for (const [file, text] of emitted) {
    for (const suffix of ['mjs', 'cjs']) {
      const target = join(out, file.replace(/\.ts$/, `.${suffix.replace('js', 'ts')}`));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text.replace(/(from ')(\.[^']*)(')/g, `$1$2.${suffix}$3`));
    }
  }
}

/** Without what only the workspace needs. */
async function manifest() {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { name, version, description, license, type } = own;
  const entry = (file) => ({
    import: { types: `./${file}.d.mts`, default: `./${file}.mjs` },
    require: { types: `./${file}.d.cts`, default: `./${file}.cjs` },
  });
  return {
    ...{ name, version, description, license, type, sideEffects: false },
    engines: { node: '>=20.3' },
    ...{ main: './index.cjs', module: './index.mjs', types: './index.d.cts' },
    exports: { '.': entry('index'), './webhooks': entry('webhooks') },
  };
}

/** What the libraries in the bundles ask to be told. */
async function licences() {
  const told = [];
  const add = async (folder) => {
    const { name, version, license, author } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    );
    const [file] = (await readdir(folder)).filter((one) => /^licen[cs]e/i.test(one));
    const text = file ? await readFile(join(folder, file), 'utf8') : '';
    const by = typeof author === 'string' ? author : (author?.name ?? 'its authors');
    told.push(`## ${name} ${version}\n\n${license}, by ${by}\n\n${text.trim()}`.trim());
  };
  const webhooks = folderOf('standardwebhooks', root);
  await add(folderOf('openapi-fetch', root));
  await add(webhooks);
  await add(folderOf('@stablelib/base64', webhooks));
  await add(folderOf('fast-sha256', webhooks));
  return `# Libraries in this package\n\n${told.join('\n\n')}\n`;
}

/** Of a package, as another one finds it. */
function folderOf(name, from) {
  let folder = dirname(createRequire(join(from, 'package.json')).resolve(name));
  while (!existsSync(join(folder, 'package.json')) || isNested(folder)) folder = dirname(folder);
  return folder;
}

/** Some packages have a package.json in their build, which only says of what kind it is. */
function isNested(folder) {
  return !JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;
}
