/**
 * Who may import whom. Every rule here has a case in tooling/runner/src/checks/boundaries.test.ts that
 * breaks it.
 */
const TESTS = '(\\.(test|spec|e2e-spec)\\.tsx?$|/testing/|^apps/api/test/)';
const REACT_APP = '^apps/(admin|hub|public)/src/';
/** What ends the name of a feature, be it `reports` or, in a group, `bookings/list`. */
const IN_FEATURE = '(components|hooks|lib|state|content)/|[^/]+$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment:
        'Two files that need each other are one thing or three, even if they only need types.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'It is not there, or not in the package.json of the package that imports it.',
      // These are compiled with clients that only a proof or a test makes.
      from: { pathNot: '^(tooling/proofs/drivers|packages/sdk/partner)/' },
      // The API's build writes its metadata, so a fresh clone has none.
      to: { couldNotResolve: true, pathNot: '^\\./metadata$' },
    },
    {
      name: 'apps-are-apart',
      severity: 'error',
      comment: 'Each app is an image of its own. What two of them need belongs in packages/.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      comment: 'A package is below the apps. The browser tests see an app from outside.',
      from: { path: '^(packages|e2e)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'product-needs-no-tooling',
      severity: 'error',
      comment: 'What is deployed is built by tooling/ and runs without it.',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: TESTS },
      to: { path: '^tooling/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        'packages/rules has no dependency, no input or output and no clock: it imports itself only.',
      from: { path: '^packages/rules/src/', pathNot: TESTS },
      to: { pathNot: '^packages/rules/src/' },
    },
    {
      name: 'tests-are-not-product',
      severity: 'error',
      comment: 'What only tests use may be anything; the product must not lean on it.',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'api-common-knows-no-module',
      severity: 'error',
      comment: 'apps/api/src/common serves every domain, so it depends on none.',
      from: { path: '^apps/api/src/(common|config)/', pathNot: TESTS },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'api-modules-meet-at-their-doors',
      severity: 'error',
      comment:
        'A module is imported through its public.ts only; its documents, DTOs and repository are its own.',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/api/src/modules/',
        pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/public\\.ts$'],
      },
    },
    {
      name: 'api-repositories-stay-inside',
      severity: 'error',
      comment:
        'What others may ask of a module is a method of a service; with its repository they could do anything.',
      from: { path: '^apps/api/src/modules/[^/]+/public\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'api-enters-modules-by-their-doors',
      severity: 'error',
      comment: 'What puts the modules together, and the command line, use the same doors.',
      from: {
        path: '^apps/api/(src/(cli/|[^/]+\\.ts$)|scripts/)',
        // the build writes metadata.ts from every DTO; the demo's pictures are made as uploads are, without the app
        pathNot: [TESTS, '^apps/api/src/metadata\\.ts$', '^apps/api/scripts/demo-pictures\\.mts$'],
      },
      to: {
        path: '^apps/api/src/modules/',
        // a script draws pictures as the API does, without Nest around it
        pathNot: ['^apps/api/src/modules/[^/]+/public\\.ts$', '^apps/api/src/modules/media/files/'],
      },
    },
    {
      name: 'api-modules-do-not-use-their-own-door',
      severity: 'error',
      comment: 'public.ts is for others: a module that imports its own makes a circle of it.',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/$1/public\\.ts$' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      comment: 'shared -> features -> app: what features share depends on none of them.',
      from: { path: `${REACT_APP}(shared/|paths\\.ts)`, pathNot: TESTS },
      to: { path: `${REACT_APP}(features|app)/` },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment: 'shared -> features -> app.',
      from: { path: `${REACT_APP}features/`, pathNot: TESTS },
      to: { path: `${REACT_APP}app/` },
    },
    {
      name: 'features-meet-in-a-route',
      severity: 'error',
      comment:
        'One feature knows nothing of another, nor of its neighbour in the same group; a route in app/routes puts them together.',
      from: { path: `^apps/([^/]+)/src/features/(.+?)/(?:${IN_FEATURE})`, pathNot: TESTS },
      to: {
        path: '^apps/$1/src/features/',
        pathNot: `^apps/$1/src/features/$2/(?:${IN_FEATURE})`,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.turbo/' },
    // Types are dependencies too: an entity's type reached past the door is the same breach.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
