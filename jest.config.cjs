/** Every package's tests in one run: one report, one MongoDB, workers shared. */
module.exports = {
  // as in the browser: room for a machine of a fraction of this speed, and for what a worker compiles first
  testTimeout: 120_000,
  testSequencer: '<rootDir>/tooling/jest/sequencer.cjs',
  projects: [
    '<rootDir>/packages/rules',
    '<rootDir>/packages/i18n',
    '<rootDir>/packages/help',
    '<rootDir>/packages/ui',
    '<rootDir>/packages/api-client',
    '<rootDir>/packages/sdk',
    '<rootDir>/apps/api',
    '<rootDir>/apps/hub',
    '<rootDir>/apps/admin',
    '<rootDir>/apps/public',
    '<rootDir>/tooling/bundle-size',
    '<rootDir>/tooling/runner',
    '<rootDir>/tooling/proofs',
    '<rootDir>/tooling/generators',
    '<rootDir>/tooling/words',
  ],
};
