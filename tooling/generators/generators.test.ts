import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

jest.setTimeout(180_000);

const root = join(__dirname, '..', '..');

/** Runs a program of the workspace. @returns its output, whatever its exit code */
const run = (args: string[]) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });

const plop = (dest: string, generator: string, answers: Record<string, string>) =>
  run([
    join(root, 'node_modules/plop/bin/plop.js'),
    ...['--plopfile', join(__dirname, 'plopfile.mjs'), '--dest', dest, generator, '--'],
    ...Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]),
  ]);

/** TypeScript's errors in these files of a package in the copy. */
async function typeErrors(folder: string, files: string[]): Promise<string[]> {
  const output = await run([join(root, 'tooling/ts/typecheck.mjs'), folder]);
  return output.split('\n').filter((line) => files.some((file) => line.includes(file)));
}

/** TypeScript's errors in a feature and its route. Only what they import is checked, since a whole app takes long. */
async function featureErrors(app: string, path: string): Promise<string[]> {
  const include = [`src/features/${path}`, `src/app/routes/${path}.tsx`, 'src/**/*.d.ts'];
  const folder = join(app, 'feature');
  await mkdir(folder);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../tsconfig.json',
      files: [join(root, 'packages/i18n/src/typed-keys.ts')],
      include: include.map((one) => `../${one}`),
    }),
  );
  return typeErrors(folder, [path.split('/').at(-1) ?? path]);
}

describe('generators', () => {
  let copy: string;

  /**
   * Copies a package's sources so that they resolve what the package resolves, and the copies of
   * `copied`.
   */
  const copyPackage = async (path: string, copied: readonly string[] = []) => {
    const modules = join(copy, path, 'node_modules');
    await mkdir(join(modules, '@atrium'), { recursive: true });
    const present = join(root, path, 'node_modules');
    for (const name of await readdir(present)) {
      if (name !== '@atrium') await symlink(join(present, name), join(modules, name));
    }
    for (const name of await readdir(join(present, '@atrium')).catch(() => [])) {
      const from = copied.includes(name)
        ? join(copy, 'packages', name)
        : join(present, '@atrium', name);
      await symlink(from, join(modules, '@atrium', name));
    }
    for (const part of ['src', 'test', 'tsconfig.json', 'package.json']) {
      await cp(join(root, path, part), join(copy, path, part), { recursive: true }).catch(() => {});
    }
  };

  beforeEach(async () => {
    // Inside the repository, where biome finds its settings, and ignored by git.
    await mkdir(join(root, '.cache'), { recursive: true });
    copy = await mkdtemp(join(root, '.cache', 'generated-'));
  });
  afterEach(() => rm(copy, { recursive: true, force: true }));

  it('write a domain of the API that is registered, typed and as biome formats it', async () => {
    await copyPackage('packages/rules');
    await copyPackage('apps/api', ['rules']);
    const printed = await plop(copy, 'api-module', {
      name: 'loan-item',
      plural: 'loan-items',
      permission: 'services.edit',
    });
    expect(printed).not.toContain('✖');
    expect(printed).toContain('formatted');
    const modules = await readFile(join(copy, 'apps/api/src/domain-modules.ts'), 'utf8');
    expect(modules).toContain("import { LoanItemsModule } from './modules/loan-items/public';");
    expect(modules).toMatch(/domainModules: Type\[\] = \[[^\]]*\bLoanItemsModule,?\s*\];/);
    expect(await typeErrors(join(copy, 'apps/api'), ['loan-item', 'domain-modules'])).toEqual([]);
  });

  it.each([
    ['admin', 'settings/lost-property', 'reports.title'],
    ['hub', 'lost-property', 'stays.title'],
    ['public', 'lost-property', 'home.title'],
  ])('write a feature of the %s at %s with its route', async (app, path, titleKey) => {
    await copyPackage(`apps/${app}`);
    const printed = await plop(copy, 'feature', { app, path, titleKey });
    expect(printed).not.toContain('✖');
    const source = join(copy, 'apps', app, 'src');
    expect((await readdir(join(source, 'features', path, 'components'))).sort()).toEqual([
      'lost-property-panel.test.tsx',
      'lost-property-panel.tsx',
    ]);
    const router = await readFile(join(source, 'app/router.tsx'), 'utf8');
    expect(router).toContain(`import('./routes/${path}')`);
    expect(await featureErrors(join(copy, 'apps', app), path)).toEqual([]);
  });

  it('put a feature at the address of its group, and a setting among the settings', async () => {
    const file = 'apps/admin/src/app/router.tsx';
    await cp(join(root, file), join(copy, file));
    for (const path of ['bookings/loans', 'settings/loans']) {
      await plop(copy, 'feature', { app: 'admin', path, titleKey: 'reports.title' });
    }
    const [before, after] = (await readFile(join(copy, file), 'utf8')).split('const staffRoutes');
    expect(before).toContain(
      "pageRoute({ path: 'loans' }, () => import('./routes/settings/loans'))",
    );
    expect(after).toContain("pageRoute({ path: 'bookings/loans' }");
  });

  it('would notice what does not compile', async () => {
    await copyPackage('apps/public');
    await plop(copy, 'feature', { app: 'public', path: 'lost-property', titleKey: 'no.such.key' });
    expect(await featureErrors(join(copy, 'apps/public'), 'lost-property')).not.toEqual([]);
  });

  it('refuse a name that is no file name and a permission that is none', async () => {
    const name = await plop(copy, 'feature', { app: 'hub', path: 'LostProperty', titleKey: 'a.b' });
    expect(name).toContain('in kebab-case');
    const permission = await plop(copy, 'api-module', {
      name: 'loan-item',
      plural: 'loan-items',
      permission: 'loans.edit',
    });
    expect(permission).toContain('one of access-levels.ts: read, bookings.create');
  });
});
