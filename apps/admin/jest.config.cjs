const preset = require('@atrium/jest-preset/react.cjs')('admin', __dirname);

module.exports = {
  ...preset,
  transform: {
    '/help/src/content/.*\\.md$': require.resolve('@atrium/help/markdown/jest.cjs'),
    ...preset.transform,
  },
};
