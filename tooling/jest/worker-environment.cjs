const { TestEnvironment } = require('jest-environment-node');
const oncePerWorker = require('./once-per-worker.cjs');

/**
 * One Node environment for all the files of a worker. What the tests share registers `globalThis.whenWorkerIsIdle`,
 * which is called when no further file has come for a moment.
 */
module.exports = oncePerWorker(
  class extends TestEnvironment {
    async atTheEnd() {
      await this.global.whenWorkerIsIdle?.();
    }
  },
);
