/**
 * Fetches mongod with mongodb-memory-server into the folder of the first argument and prints its path.
 * A process of its own, because that library cannot be told to give up.
 */
const { MongoBinary } = require('mongodb-memory-server-core');

MongoBinary.getPath({ downloadDir: process.argv[2], checkMD5: true }).then(
  (path) => {
    process.stdout.write(`\n${path}`);
  },
  (error) => {
    // one line, because the reason stands in the later ones
    process.stderr.write(`\n${String(error.message).replace(/\s+/g, ' ').slice(0, 300)}`);
    process.exitCode = 1;
  },
);
