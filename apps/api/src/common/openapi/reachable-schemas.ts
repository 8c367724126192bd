const PREFIX = '#/components/schemas/';

/** The schemas of an OpenAPI document that `roots` refer to, directly or through each other, by name. */
export function reachableSchemas<Schema extends object>(
  schemas: Record<string, Schema>,
  roots: readonly object[],
): Record<string, Schema> {
  const reached: Record<string, Schema> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string') visit(inner);
      else {
        const name = inner.replace(PREFIX, '');
        const schema = schemas[name];
        if (!schema || name in reached) continue;
        reached[name] = schema;
        visit(schema);
      }
    }
  };
  for (const root of roots) visit(root);
  return reached;
}
