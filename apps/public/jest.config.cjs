const preset = require('@atrium/jest-preset/react.cjs')('public', __dirname);

module.exports = {
  ...preset,
  transform: {
    '/help/src/content/.*\\.md$': require.resolve('@atrium/help/markdown/jest.cjs'),
    '\\.md$': require.resolve('./markdown/jest.cjs'),
    ...preset.transform,
  },
};
