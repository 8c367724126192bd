const preset = require('@atrium/jest-preset/pure.cjs')('help', __dirname);

module.exports = {
  ...preset,
  transform: { '\\.md$': require.resolve('./markdown/jest.cjs'), ...preset.transform },
};
