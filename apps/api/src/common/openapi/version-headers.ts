import { API_VERSIONS } from '@atrium/rules/access/api-versions';
import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const text = (description: string, schema: object = {}) => ({
  description,
  schema: { type: 'string', ...schema },
});

/** What answers to partners' programs say of their version, said once and referred to. */
const headers = {
  'Atrium-Version': text('To a partner’s program: the version of the API of this answer.', {
    enum: [...API_VERSIONS],
  }),
  Deprecation: text(
    'Only of a version that has a next one: since when, in seconds since 1970 behind an `@` (RFC 9745).',
    { pattern: '^@\\d+$', example: '@1935360000' },
  ),
  Sunset: text(
    'Only of a version that has a next one: the instant from which it may no longer be answered for (RFC 8594).',
    { example: 'Sun, 01 May 2033 00:00:00 GMT' },
  ),
  Link: text(
    'Only of a version that has a next one: where to read what changed, as `rel="deprecation"`.',
    {
      example:
        '<https://book.example/open-api/guides/versions>; rel="deprecation"; type="text/html"',
    },
  ),
};

/** Of an operation that keys may call. */
export function describeVersionHeaders({ responses }: Operation): void {
  const references = Object.fromEntries(
    Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  for (const [status, response] of Object.entries(responses)) {
    if (!status.startsWith('2') || !response || '$ref' in response) continue;
    response.headers = { ...response.headers, ...references };
  }
}

export function addVersionHeaders(document: OpenAPIObject): void {
  document.components = {
    ...document.components,
    headers: { ...document.components?.headers, ...headers },
  } as OpenAPIObject['components'];
}
