const preset = require('@atrium/jest-preset/pure.cjs');

module.exports = {
  ...preset('api', __dirname),
  // the application is loaded and started once per worker, not once per file
  testEnvironment: require.resolve('@atrium/jest-preset/worker-environment.cjs'),
  runtime: require.resolve('@atrium/jest-preset/worker-runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.e2e-spec.ts'],
  transform: {
    '^.+\\.m?[jt]sx?$': preset.swc({
      transform: { legacyDecorator: true, decoratorMetadata: true },
    }),
  },
  setupFiles: ['<rootDir>/test/support/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/documented.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
