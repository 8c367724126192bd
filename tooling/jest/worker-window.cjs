const JsdomEnvironment = require('./jsdom-environment.cjs');
const oncePerWorker = require('./once-per-worker.cjs');

/** One window for all the files of a worker. What a file has left in it is gone for the next. */
module.exports = oncePerWorker(
  class extends JsdomEnvironment {
    betweenFiles() {
      this.fakeTimersModern.useRealTimers();
      const { document, history, localStorage, sessionStorage } = this.global;
      document.body.replaceChildren();
      for (const { name } of [...document.documentElement.attributes]) {
        document.documentElement.removeAttribute(name);
      }
      document.title = '';
      history.replaceState(null, '', '/');
      localStorage.clear();
      sessionStorage.clear();
    }
  },
);
