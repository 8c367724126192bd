module.exports = require('@atrium/jest-preset/react.cjs')('hub', __dirname, [
  '<rootDir>/src/testing/jest-setup.ts',
]);
