import { join } from 'node:path';
import { Lifetime } from '../processes/lifetime';
import { runStep } from '../processes/run-step';
import { build } from '../stack/build';
import { runUntilEnd } from '../stack/run-until-end';
import { pnpmCommand, root } from '../workspace';

/**
 * `npm run generate`: compiles the layout of mail, writes the API's document and the map of data from its code,
 * and from the document the client of each app and the types of the package for partners.
 */
export function run(): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(
    lifetime,
    async (log) => {
      const common = { env: process.env, cwd: root, lifetime };
      const [pnpm, ...pnpmArgs] = pnpmCommand();
      const script = (workspace: string, name: string) =>
        runStep({
          ...common,
          command: pnpm,
          args: [...pnpmArgs, '--filter', workspace, 'run', name],
        });
      log('Compiling the layout of mail');
      if (!(await script('@atrium/api', 'mail-layout'))) {
        throw new Error('The layout could not be compiled; the lines above say why.');
      }
      log('Building the API');
      if (!(await build(lifetime, ['@atrium/api']))) {
        throw new Error('The build failed; the lines above say why.');
      }
      log('Writing packages/api-client/openapi.json');
      const document = join(root, 'packages', 'api-client', 'openapi.json');
      const openApi = join(root, 'apps', 'api', 'dist', 'openapi.js');
      if (!(await runStep({ ...common, command: process.execPath, args: [openApi, document] }))) {
        throw new Error('The API could not write its document; the lines above say why.');
      }
      log('Writing docs/data-map.md');
      const dataMap = join(root, 'apps', 'api', 'dist', 'data-map.js');
      if (!(await runStep({ ...common, command: process.execPath, args: [dataMap] }))) {
        throw new Error('The map of data could not be written; the lines above say why.');
      }
      log('Writing the client of each app in packages/api-client');
      if (!(await script('@atrium/api-client', 'generate'))) {
        throw new Error('The clients could not be generated; the lines above say why.');
      }
      log('Writing the types of packages/sdk');
      if (!(await script('@atrium/sdk', 'generate'))) {
        throw new Error('The types could not be generated; the lines above say why.');
      }
      lifetime.finish();
    },
    { isTask: true },
  );
}
