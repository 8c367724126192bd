// Hands the built API to the worker. Plain JavaScript, and the worker alone by tsx: its hook over every module
// gives the API's ES modules another mongoose than its CommonJS ones.
const { require: load } = require('tsx/cjs/api');

// before the API, which loads a Fastify too: loaded after it, the worker's has parts of both
const { serve } = load('./worker.ts', __filename);

const { ObjectId } = require('mongodb');

serve({
  objectId: (hex) => ObjectId.createFromHexString(hex),
  application: require('@atrium/api/application'),
  bookings: require('@atrium/api/bookings'),
  capacity: require('@atrium/api/capacity'),
}).catch((error) => {
  console.error(error);
  process.exit(1);
});
