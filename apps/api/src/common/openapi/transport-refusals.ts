import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '../errors/app-error';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

/** What the server refuses before a handler sees it, and when it cannot answer at all. */
export function transportRefusals(operation: Operation): readonly (readonly [number, ErrorCode])[] {
  const takesBody = operation.requestBody !== undefined;
  const hasPathParameter = operation.parameters?.some(
    (parameter) => 'in' in parameter && parameter.in === 'path',
  );
  return [
    ...(takesBody ? BODY_REFUSALS : []),
    ...(hasPathParameter ? ([[414, 'URI_TOO_LONG']] as const) : []),
    [408, 'REQUEST_TIMEOUT'],
    [431, 'HEADERS_TOO_LARGE'],
    [503, 'SERVICE_UNAVAILABLE'],
  ];
}

const BODY_REFUSALS = [
  [400, 'BAD_REQUEST'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
] as const;
