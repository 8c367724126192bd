const pure = require('./pure.cjs');

/** Jest settings of a React app or package: a window for the files that need one, Testing Library's matchers. */
module.exports = (displayName, rootDir) => ({
  ...pure(displayName, rootDir),
  testEnvironment: require.resolve('./file-environment.cjs'),
  // modules are loaded once per worker, not once per file
  runtime: require.resolve('./worker-runtime.cjs'),
  setupFilesAfterEnv: [require.resolve('./window-setup.cjs')],
  moduleNameMapper: { '\\.(css|svg|png|jpg|webp|woff2)$': require.resolve('./file-stub.cjs') },
});
