const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Tests that share what their worker keeps (`worker-runtime.cjs`) come first, project after project: between files of
 * another it would be closed and made again. Within a project the longest come first, as jest has them.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isSharing = ({ context }) => Boolean(context.config.runtime);
    const projects = new Map();
    for (const test of sorted.filter(isSharing)) {
      const { id } = test.context.config;
      projects.set(id, [...(projects.get(id) ?? []), test]);
    }
    return [...[...projects.values()].flat(), ...sorted.filter((test) => !isSharing(test))];
  }
};
