const pure = require('./pure.cjs');

/** Jest settings of a React app or package: jsdom with Node's fetch, Testing Library's matchers. */
module.exports = (displayName, rootDir, setupFiles = []) => ({
  ...pure(displayName, rootDir),
  testEnvironment: require.resolve('./jsdom-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./react-setup.cjs'), ...setupFiles],
  moduleNameMapper: { '\\.(css|svg|png|jpg|webp|woff2)$': require.resolve('./file-stub.cjs') },
});
