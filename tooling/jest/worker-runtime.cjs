const { default: Runtime } = require('jest-runtime');

/** The modules of each environment that still lives: all files of a worker share one. */
const modulesOf = new WeakMap();

/**
 * Loads a module once for all the files of an environment, as Node itself would: the application with its libraries
 * takes longer to load than most files take to run. For tests that neither mock modules nor keep state in them; a test
 * file itself, and what adds hooks to it, is always loaded again. Goes with `once-per-worker.cjs`.
 */
module.exports = class WorkerRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const shared = modulesOf.get(environment) ?? this.registries.moduleRegistry;
    for (const path of [this._testPath, ...config.setupFilesAfterEnv]) shared.delete(path);
    modulesOf.set(environment, shared);
    this.registries.moduleRegistry = shared;
  }

  /** Stays usable: the modules that this file was the first to load require others through it, some of them late. */
  teardown() {
    this.restoreAllMocks();
    this.enterTestCode();
    this.registries.internalModuleRegistry.clear();
    this.fileCache.clear();
    this.transformCache.clear();
  }
};
