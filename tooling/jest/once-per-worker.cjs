/** Jest waits half a second for its workers to end by themselves. */
const IDLE_MS = 100;

/** Jest-circus appends its handlers to those it finds, once for each file. */
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Makes an environment once for all the files that a worker runs of a project, with `worker-runtime.cjs`: jest would
 * make a new one for each file, and load every module again. It is closed when no further file has come for a moment.
 * @param Environment `betweenFiles()` takes back what a file has changed, `atTheEnd()` what all of them share
 * @returns what jest calls for each file, with `new`
 */
module.exports = function oncePerWorker(Environment) {
  let environment;
  let project;
  let idle;

  class WorkerEnvironment extends Environment {
    async setup() {
      clearTimeout(idle);
    }

    async teardown() {
      delete this.global[CIRCUS_HANDLERS];
      await this.betweenFiles?.();
      idle = setTimeout(() => this.close(), IDLE_MS);
    }

    async close() {
      if (environment === this) environment = undefined;
      await this.atTheEnd?.();
      await super.teardown();
    }
  }

  return function environmentOfWorker(config, context) {
    clearTimeout(idle);
    if (environment && project !== config.projectConfig.id) {
      environment.close();
      environment = undefined;
    }
    project = config.projectConfig.id;
    environment ??= new WorkerEnvironment(config, context);
    return environment;
  };
};
