/** Jest settings shared by every package: TypeScript by swc, ESM packages down-levelled. */
const swc = (extra = {}) => [
  require.resolve('@swc/jest'),
  {
    // a package's .swcrc is for its build
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { react: { runtime: 'automatic' }, ...extra.transform },
      keepClassNames: true,
    },
    module: { type: 'commonjs', ...extra.module },
    sourceMaps: 'inline',
  },
];

/** Packages that ship ESM only and must be down-levelled for jest. */
const esmPackages = [
  '@nestjs',
  'mongodb',
  'mui-tel-input',
  '@atrium',
  '@mui',
  'umzug',
  'rate-limiter-flexible',
  'content-disposition',
  'cookie',
  'marked',
  'age-encryption',
  '@noble',
  '@scure',
  // of sanitize-html
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
];

/** @returns {import('jest').Config} */
module.exports = (displayName, rootDir) => ({
  displayName,
  rootDir,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.{test,spec}.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  transform: { '^.+\\.m?[jt]sx?$': swc() },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${esmPackages.join('|')})/)`],
  resolver: require.resolve('./resolver.cjs'),
  extensionsToTreatAsEsm: [],
});
module.exports.swc = swc;
