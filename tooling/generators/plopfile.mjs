import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string} value */
const isKebab = (value) =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value) || 'in kebab-case, such as gift-card';

/** @param {string} value */
const isFeaturePath = (value) => {
  const parts = value.split('/');
  return (
    (parts.length <= 2 && parts.every((part) => isKebab(part) === true)) ||
    'in kebab-case, such as reviews or bookings/gift-cards'
  );
};

/** Where the routes of an app begin, and how one is written there. */
const routeEntry = ({ app, path, name }) => {
  const load = `() => import('./routes/${path}')`;
  if (app === 'hub') {
    return {
      pattern: /(const inFrame = pageRoute\([^[]*\[)/,
      template: `$1\npageRoute({ path: '${name}' }, ${load}),`,
    };
  }
  if (app === 'public') {
    return {
      pattern: /(pageRoute\(\{ index: true \}, [^\n]*home[^\n]*\n)/,
      template: `$1pageRoute({ path: '${name}' }, ${load}),\n`,
    };
  }
  const isSetting = path.startsWith('settings/');
  return {
    pattern: isSetting ? /(const settingsRoutes[^\n]*\n)/ : /(const staffRoutes[^\n]*\n)/,
    template: `$1pageRoute({ path: '${isSetting ? name : path}' }, ${load}),\n`,
  };
};

/** Whether packages/rules knows the permission, so that the new handlers compile. @param {string} value */
const isPermission = (value) => {
  const table = readFileSync(join(root, 'packages/rules/src/access/access-levels.ts'), 'utf8');
  const known = [...table.matchAll(/^ {2}'?([\w.]+)'?: [A-Z_]+,$/gm)].map(([, name]) => name);
  return known.includes(value) || `one of access-levels.ts: ${known.join(', ')}`;
};

/** Formats the new files and sorts the changed imports. */
const format = (answers, config, plop) => {
  const folder = plop.getDestBasePath();
  const files = config.files.map((file) => join(folder, plop.renderString(file, answers)));
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  execFileSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return 'formatted';
};

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  plop.setActionType('format', format);

  const moduleFolder = 'apps/api/src/modules/{{kebabCase plural}}';
  plop.setGenerator('api-module', {
    description:
      'a domain of the API: schema, repository, service, controller, DTOs, its door, and a test over HTTP',
    prompts: [
      { name: 'name', message: 'One of them (gift-card):', validate: isKebab },
      {
        name: 'plural',
        message: 'Several of them (gift-cards):',
        default: ({ name }) => `${name}s`,
        validate: isKebab,
      },
      {
        name: 'permission',
        message: 'Permission that changing one needs (packages/rules/src/access/access-levels.ts):',
        validate: isPermission,
      },
    ],
    actions: [
      {
        type: 'addMany',
        destination: moduleFolder,
        base: 'templates/api-module',
        templateFiles: 'templates/api-module/*.ts.hbs',
      },
      {
        type: 'add',
        path: 'apps/api/test/{{kebabCase plural}}.e2e-spec.ts',
        templateFile: 'templates/e2e-spec.ts.hbs',
      },
      {
        type: 'modify',
        path: 'apps/api/src/domain-modules.ts',
        pattern:
          /(import type \{ Type \}[^\n]*\n)([\s\S]*domainModules: Type\[\] = \[[\s\S]*?),?(\s*\];)/,
        template:
          "$1import { {{pascalCase plural}}Module } from './modules/{{kebabCase plural}}/public';\n$2, {{pascalCase plural}}Module$3",
      },
      {
        type: 'modify',
        path: 'packages/rules/src/audit/audit-actions.ts',
        pattern: /(\n\] as const;)/,
        template: "\n  '{{camelCase name}}.created',\n  '{{camelCase name}}.changed',$1",
      },
      {
        type: 'modify',
        path: 'packages/rules/src/audit/audit-fields.ts',
        pattern: /(\n\} as const satisfies )/,
        template: "\n  {{camelCase name}}: { name: 'text' },$1",
      },
      {
        type: 'format',
        files: [
          moduleFolder,
          'apps/api/test/{{kebabCase plural}}.e2e-spec.ts',
          'apps/api/src/domain-modules.ts',
        ],
      },
      'Next: give it its fields, then `npm run generate` for the client of the apps. What the log calls its changes is a text of the admin: audit-texts.ts compiles once they have one.',
    ],
  });

  plop.setHelper('up', (path) => '../'.repeat(path.split('/').length + 1));
  const featureFolder = 'apps/{{app}}/src/features/{{path}}';
  const route = 'apps/{{app}}/src/app/routes/{{path}}.tsx';
  const router = 'apps/{{app}}/src/app/router.tsx';
  plop.setGenerator('feature', {
    description:
      'a feature of an app: a component with its test, and the route that is loaded lazily',
    prompts: [
      {
        type: 'list',
        name: 'app',
        message: 'App:',
        choices: ['admin', 'hub', 'public'],
      },
      {
        name: 'path',
        message: 'Name, in its group if it has one (reviews, bookings/gift-cards):',
        validate: isFeaturePath,
      },
      {
        name: 'titleKey',
        message: "Key of its heading in the app's texts in packages/i18n (giftCards.title):",
        validate: (value) => /^\w+(\.\w+)+$/.test(value) || 'a key such as giftCards.title',
      },
    ],
    actions: (answers) => {
      // The component is called after the feature, whatever its group.
      answers.name = answers.path.split('/').at(-1);
      return [
        {
          type: 'addMany',
          destination: `${featureFolder}/components`,
          base: 'templates/feature/components',
          templateFiles: 'templates/feature/components/*.hbs',
        },
        { type: 'add', path: route, templateFile: 'templates/feature/route.tsx.hbs' },
        { type: 'modify', path: router, ...routeEntry(answers) },
        { type: 'format', files: [featureFolder, route, router] },
        "Next: give it its address in app/router.tsx, and in the app's paths.ts once something links to it.",
      ];
    },
  });
}
