const { readFileSync } = require('node:fs');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const JsdomEnvironment = require('./jsdom-environment.cjs');
const WorkerWindow = require('./worker-window.cjs');

/** What is mocked in one file must not be so in the next. */
const OWN_MODULES = /\bjest\.(mock|doMock|resetModules|isolateModules)\b/;

/**
 * A `.test.tsx` has a window, with the modules that other files of its worker have loaded; one that mocks a module has
 * a window and modules of its own. A `.test.ts` has no window, which saves it jsdom and Testing Library; one about the
 * browser itself asks for `@jest-environment @atrium/jest-preset/jsdom-environment.cjs`, and so does a test about what
 * happens before a module is loaded. Jest calls it with `new`.
 */
module.exports = function environmentOfFile(config, context) {
  const { testPath } = context;
  if (!testPath.endsWith('.tsx')) return new NodeEnvironment(config, context);
  return OWN_MODULES.test(readFileSync(testPath, 'utf8'))
    ? new JsdomEnvironment(config, context)
    : new WorkerWindow(config, context);
};
