const preset = require('@atrium/jest-preset/react.cjs')('public', __dirname);

module.exports = {
  ...preset,
  transform: { '\\.md$': require.resolve('./markdown/jest.cjs'), ...preset.transform },
};
