import type { OpenAPIObject } from '@nestjs/swagger';
import { ID_PATTERN } from '../http/validation/is-id';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

/**
 * No header must be sent: each is described once, as optional. Whoever looks after every venue may
 * name the one they work in.
 */
export function describeHeaders(operation: Operation & { 'x-audience'?: string }): void {
  const described = new Map<string, NonNullable<Operation['parameters']>[number]>();
  for (const parameter of operation.parameters ?? []) {
    if (!('in' in parameter)) continue;
    const { in: place, name, description } = parameter;
    const key = place === 'header' ? name.toLowerCase() : `${place} ${name}`;
    if (place === 'header') parameter.required = false;
    if (!described.has(key) || description) described.set(key, parameter);
  }
  if (operation['x-audience'] === 'staff') {
    described.set('x-vendor-id', {
      name: 'X-Vendor-Id',
      in: 'header',
      required: false,
      description:
        'The venue that a system administrator works in, their own unless sent; of others it is ignored.',
      schema: { type: 'string', pattern: ID_PATTERN },
    });
  }
  if (described.size > 0) operation.parameters = [...described.values()];
}
