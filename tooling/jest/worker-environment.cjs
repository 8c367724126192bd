const { TestEnvironment } = require('jest-environment-node');

/**
 * One Node environment for all the files that a worker runs, with `worker-runtime.cjs`: jest would make a new one
 * for each file, and with it a new copy of the application.
 *
 * What the tests share registers `globalThis.whenWorkerIsIdle`, which is called when no further file has come for
 * a moment. Jest waits half a second for its workers to end by themselves.
 */
const IDLE_MS = 100;

/** Jest-circus appends its handlers to those it finds, once for each file. */
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');

let environment;
let idle;

class WorkerEnvironment extends TestEnvironment {
  async setup() {
    clearTimeout(idle);
  }

  async teardown() {
    delete this.global[CIRCUS_HANDLERS];
    idle = setTimeout(() => this.close(), IDLE_MS);
  }

  async close() {
    environment = undefined;
    await this.global.whenWorkerIsIdle?.();
    await super.teardown();
  }
}

/** Jest calls it with `new`. */
module.exports = function environmentOfWorker(config, context) {
  clearTimeout(idle);
  environment ??= new WorkerEnvironment(config, context);
  return environment;
};
