import { bool, cleanEnv, makeValidator, num, port, str, url } from 'envalid';

const mongoUri = makeValidator((value) => {
  if (!/^mongodb(\+srv)?:\/\//.test(value))
    throw new Error('must begin with mongodb:// or mongodb+srv://');
  return value;
});

const origins = makeValidator<string[]>((value) =>
  value
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      if (new URL(origin).origin !== origin) throw new Error(`${origin} is not an origin`);
      return origin;
    }),
);

const secret = makeValidator((value) => {
  if (value.length < 32) throw new Error('must have at least 32 characters');
  return value;
});

/**
 * Every environment variable the API reads, with its meaning. docs/operations.md shows the same
 * table (a test compares them).
 */
export const environmentTable = {
  NODE_ENV: str({
    choices: ['development', 'test', 'production'],
    default: 'production',
    desc: 'development shows readable logs, and staff the codes of links in the outbox',
  }),
  HOST: str({ default: '127.0.0.1', desc: 'address the API listens on' }),
  PORT: port({ default: 3001, desc: 'port the API listens on' }),
  MONGODB_URI: mongoUri({ desc: 'a replica set, with the name of the database in its path' }),
  PUBLIC_URL: url({
    default: 'http://localhost:3000',
    desc: 'address people use; links in messages begin with it, read at start and not at build',
  }),
  CORS_ORIGINS: origins({
    default: [],
    desc: 'comma-separated origins of apps deployed elsewhere; none when all share PUBLIC_URL',
  }),
  TRUST_PROXY: bool({
    default: true,
    desc: 'take the client address from X-Forwarded-For; off when no proxy stands in front',
  }),
  JWT_SECRET: secret({
    devDefault: 'only-for-development-and-tests-0123456789',
    desc: 'key of the access tokens, at least 32 characters, the same for every instance',
  }),
  ACCESS_TOKEN_MINUTES: num({ default: 15, desc: 'life of an access token in minutes' }),
  REFRESH_TOKEN_DAYS: num({ default: 30, desc: 'life of a refresh token in days' }),
  SMTP_URL: str({
    default: '',
    desc: 'smtp://user:password@host:port; empty: messages stay readable in the outbox',
  }),
  MAIL_FROM: str({
    default: 'Atrium <no-reply@localhost>',
    desc: 'sender for venues without one of their own',
  }),
  HOLD_MINUTES: num({ default: 10, desc: 'how long a chosen time is held for a guest' }),
  BODY_LIMIT_BYTES: num({ default: 262_144, desc: 'largest request body' }),
  FAILED_ATTEMPTS_PER_QUARTER_HOUR: num({
    default: 300,
    desc: 'failed sign-ins, and likewise all sign-ups and requests for links, of one address in 15 minutes',
  }),
  REQUESTS_PER_MINUTE: num({
    default: 3000,
    desc: 'requests of one address that each instance answers in a minute, others get 429; 0: any number',
  }),
  LOG_LEVEL: str({
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    default: 'info',
    desc: 'least level of the log',
  }),
  JOBS_ENABLED: bool({ default: true, desc: 'run background jobs in this instance' }),
};

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * The checked environment.
 * @throws {Error} naming every variable that is missing or wrong.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(source, environmentTable, {
    reporter: ({ errors }) => {
      const problems = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message}`);
      if (problems.length > 0) throw new Error(`Environment:\n  ${problems.join('\n  ')}`);
    },
  });
}
