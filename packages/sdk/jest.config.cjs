module.exports = {
  ...require('@atrium/jest-preset/pure.cjs')('sdk', __dirname),
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
