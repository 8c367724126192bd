// Opens the built API and hands it to the worker. Plain JavaScript, and the worker alone by tsx: its hook
// over every module gives the API's ES modules another mongoose than its CommonJS ones.
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { require: load } = require('tsx/cjs/api');

const api = join(__dirname, '..', '..', '..', '..', 'apps', 'api');
const ofApi = createRequire(join(api, 'package.json'));
const built = (path) => ofApi(join(api, 'dist', path));
const resources = (path) => built(`modules/capacity/resources/${path}`);

async function open() {
  const { AppModule } = built('app.module');
  const options = { logger: ['error'], abortOnError: false };
  const context = await ofApi('@nestjs/core').NestFactory.createApplicationContext(
    AppModule,
    options,
  );
  const { OccupiedError } = resources('occupied.error');
  return {
    engine: context.get(built('modules/bookings/change/booking-engine').BookingEngine),
    occupations: context.get(resources('occupation-store').OccupationStore),
    occupationChanges: resources('occupation-changes').occupationChanges,
    objectId: (hex) => new (ofApi('mongoose').Types.ObjectId)(hex),
    db: context.get(ofApi('@nestjs/mongoose').getConnectionToken()),
    isRefusal: (error) => error instanceof OccupiedError,
    close: () => context.close(),
  };
}

// before the API, which loads a Fastify too: begun after it, the worker's has parts of both
const { serve } = load('./worker.ts', __filename);

open()
  .then(serve)
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
