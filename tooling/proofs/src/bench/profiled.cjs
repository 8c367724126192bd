// Loaded before the API. The first SIGCONT, which Nest does not take for an end, starts a profile of the processor, and
// the second writes it to PROFILE_FILE.
// Plain JavaScript, as tsx would load the API in another way than production does.
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');

const session = new Session();
session.connect();
session.post('Profiler.enable');
let isRunning = false;

process.on('SIGCONT', () => {
  if (!isRunning) session.post('Profiler.start');
  else {
    session.post('Profiler.stop', (error, result) => {
      writeFileSync(process.env.PROFILE_FILE, JSON.stringify(error ?? result.profile));
    });
  }
  isRunning = !isRunning;
});
