import { isNetworkRange } from '@atrium/rules/access/trusted-networks';
import { bool, cleanEnv, makeValidator, num, port, str } from 'envalid';
import { backupKeysOf } from './backup-keys';
import { type DkimKey, dkimKeyOf } from './dkim-key';
import { type IntakeKey, intakeKeysOf } from './intake-keys';

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

const networks = makeValidator<string[]>((value) =>
  value
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
    .map((range) => {
      if (!isNetworkRange(range)) throw new Error(`${range} is not a range of addresses`);
      return range;
    }),
);

/** Published with the source, so good for nothing that strangers can reach. */
const DEVELOPMENT_SECRET = 'only-for-development-and-tests-0123456789';
const DEVELOPMENT_INTAKE_KEYS = intakeKeysOf(
  `development:${Buffer.from(DEVELOPMENT_SECRET.slice(0, 32)).toString('base64')}`,
);
const MIN_SECRET_BITS = 80;

const backupKeys = makeValidator<string[]>(backupKeysOf);

const intakeKeys = makeValidator<IntakeKey[]>(intakeKeysOf);

const dkimKey = makeValidator<DkimKey | undefined>(dkimKeyOf);

const secret = makeValidator((value) => {
  if (value.length < 32) throw new Error('must have at least 32 characters');
  if (bitsOf(value) < MIN_SECRET_BITS) {
    throw new Error('is too easy to guess; `openssl rand -hex 32` makes a good one');
  }
  return value;
});

const optionalSecret = makeValidator((value) => {
  if (value !== '' && value.length < 32) throw new Error('must have at least 32 characters');
  return value;
});

/** Shannon's entropy of a text by the frequency of its characters: 0 for one character again and again. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - n * Math.log2(n / text.length), 0);
}

const webAddress = makeValidator((value) => {
  const isWeb = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isWeb) throw new Error('must begin with http:// or https://');
  return value;
});

const optionalWebAddress = makeValidator((value) => {
  if (value !== '' && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) {
    throw new Error('must begin with http:// or https://');
  }
  return value;
});

/** A whole number within these limits. */
const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  makeValidator((value) => {
    const number = Number(value);
    if (value === '' || !Number.isInteger(number) || number < least || number > most) {
      const limit = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `${least} to ${most}`;
      throw new Error(`must be a whole number, ${limit}`);
    }
    return number;
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
  PUBLIC_URL: webAddress({
    default: 'http://localhost:3000',
    desc: 'address people use; links in messages begin with it, read at start and not at build',
  }),
  SITE_URL: str({
    default: '',
    desc: 'where the public app is served, as the API reaches it; empty: at PUBLIC_URL',
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
    devDefault: DEVELOPMENT_SECRET,
    desc: 'key of the access tokens, at least 32 characters, the same for every instance',
  }),
  INTAKE_KEYS: intakeKeys({
    devDefault: DEVELOPMENT_INTAKE_KEYS,
    desc: 'keys of the answers to intake forms, of authenticators and of the codes of gift cards as `id:key`, comma-separated, the current one first',
  }),
  ACCESS_TOKEN_MINUTES: whole(1, 60)({ default: 15, desc: 'life of an access token in minutes' }),
  REFRESH_TOKEN_DAYS: whole(1, 365)({ default: 30, desc: 'life of a refresh token in days' }),
  SMTP_URL: str({
    default: '',
    desc: 'smtp://user:password@host:port; empty: messages stay readable in the outbox',
  }),
  MAIL_FROM: str({
    default: 'Atrium <no-reply@localhost>',
    desc: 'sender for venues without one of their own',
  }),
  MAIL_DKIM: dkimKey({
    default: undefined,
    desc: 'signs all mail: `selector:domain:key`, the key RSA of 2048 bits or more, as PEM in base64; empty: the mail server signs, or nobody',
  }),
  AUDIT_WITNESS: str({
    default: '',
    desc: 'address that is mailed the heads of the audit logs every day; empty: only the log has them',
  }),
  HOLD_MINUTES: num({ default: 10, desc: 'how long a chosen time is held for a guest' }),
  STRIPE_SECRET_KEY: str({
    default: '',
    desc: 'of the Stripe account that collects the money; empty: a sandbox that moves none',
  }),
  STRIPE_WEBHOOK_SECRET: str({
    default: '',
    desc: 'of the endpoint `/api/v1/payment/notices` in that account; needed with the key',
  }),
  PICTURE_QUOTA_MB: whole(1)({
    default: 500,
    desc: 'megabytes that the pictures of one venue may take',
  }),
  S3_BUCKET: str({
    default: '',
    desc: 'bucket for the files of pictures; empty: they are in the database',
  }),
  S3_ENDPOINT: str({
    default: '',
    desc: 'address of an S3-compatible store; empty: Amazon’s',
  }),
  S3_REGION: str({ default: 'us-east-1', desc: 'region of the bucket' }),
  S3_ACCESS_KEY_ID: str({
    default: '',
    desc: 'key that may read, write and delete there; empty: as the machine’s role has it',
  }),
  S3_SECRET_ACCESS_KEY: str({ default: '', desc: 'of that key; needed with it' }),
  BACKUP_TO: str({
    default: '',
    desc: 'where backups are kept: a folder, or s3://bucket/folder in the store of the S3 variables',
  }),
  BACKUP_KEY: backupKeys({
    default: [],
    desc: 'keys of the backups, 32 bytes in base64 each, comma-separated, the current one first; only `backup` and `restore` need it',
  }),
  WEBHOOK_NETWORKS: networks({
    default: [],
    desc: 'comma-separated ranges inside that webhooks may reach, and by http; else they reach public addresses only',
  }),
  SANDBOX_VENUE: bool({
    default: false,
    desc: 'a venue for partners to try the API, made again every night, whose key everybody may read',
  }),
  BODY_LIMIT_BYTES: whole(1_024)({ default: 262_144, desc: 'largest request body' }),
  FAILED_ATTEMPTS_PER_QUARTER_HOUR: whole(1)({
    default: 300,
    desc: 'failed sign-ins, and likewise all sign-ups and requests for links, of one address in 15 minutes',
  }),
  REQUESTS_PER_MINUTE: whole(0)({
    default: 3000,
    desc: 'requests of one address that each instance answers in a minute, others get 429; 0: any number',
  }),
  PROOF_OF_WORK_AFTER: whole(0)({
    default: 300,
    desc: 'requests to book without an account that a venue gets from one instance in 5 minutes before each needs a proof of work; 0: never',
  }),
  PROOF_OF_WORK_KEY: optionalSecret({
    default: '',
    desc: 'signs the tasks of these proofs, at least 32 characters, the same for every instance; empty: made of JWT_SECRET',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalWebAddress({
    default: '',
    desc: 'where traces and metrics are sent by OTLP over HTTP, e.g. http://collector:4318; empty: nowhere',
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
  const environment = cleanEnv(source, environmentTable, {
    reporter: ({ errors }) => {
      const problems = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message}`);
      if (problems.length > 0) throw new Error(`Environment:\n  ${problems.join('\n  ')}`);
    },
  });
  if (environment.NODE_ENV === 'production' && environment.JWT_SECRET === DEVELOPMENT_SECRET) {
    throw new Error('Environment:\n  JWT_SECRET: is the one of development, which is public');
  }
  if (environment.STRIPE_SECRET_KEY && !environment.STRIPE_WEBHOOK_SECRET) {
    throw new Error('Environment:\n  STRIPE_WEBHOOK_SECRET: is needed with STRIPE_SECRET_KEY');
  }
  if (environment.S3_ACCESS_KEY_ID && !environment.S3_SECRET_ACCESS_KEY) {
    throw new Error('Environment:\n  S3_SECRET_ACCESS_KEY: is needed with S3_ACCESS_KEY_ID');
  }
  const [published] = DEVELOPMENT_INTAKE_KEYS;
  const isPublished = environment.INTAKE_KEYS.some(({ key }) => published?.key.equals(key));
  if (environment.NODE_ENV === 'production' && isPublished) {
    throw new Error('Environment:\n  INTAKE_KEYS: has the key of development, which is public');
  }
  return environment;
}
