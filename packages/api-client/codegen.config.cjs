/**
 * `pnpm generate`: openapi.json (written by apps/api) -> src/api.gen.ts, committed as it is.
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: './src/empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './src/api.gen.ts',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  encodePathParams: true,
  useUnknown: true,
};
