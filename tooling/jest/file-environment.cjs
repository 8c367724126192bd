const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const JsdomEnvironment = require('./jsdom-environment.cjs');

/**
 * A `.test.tsx` has a window. A `.test.ts` has none, which saves it jsdom and Testing Library; one about the
 * browser itself asks for `@jest-environment @atrium/jest-preset/jsdom-environment.cjs`. Jest calls it with `new`.
 */
module.exports = function environmentOfFile(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? JsdomEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
