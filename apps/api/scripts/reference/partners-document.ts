interface Operation {
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly tags?: readonly string[];
  readonly 'x-key-scope'?: string;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags?: readonly { readonly name: string }[];
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** What visitors see of a venue: it takes no key, and partners read it, too. */
const OPEN_TO_ALL = [
  '/api/v1/hub/vendors',
  '/api/v1/hub/vendors/{vendor}',
  '/api/v1/hub/activities/{vendorId}',
  '/api/v1/hub/activities/{vendorId}/next',
  '/api/v1/hub/activities/{vendorId}/ratings',
  '/api/v1/hub/activity/{id}',
  '/api/v1/fnb/rooms/{vendor}',
  '/api/spa/treatments/{vendorId}',
  '/api/spa/treatments/{vendorId}/{id}',
  '/api/v1/offers',
];
/** Of staff who look after several venues: a key has one. */
const NOT_OF_KEYS = 'X-Vendor-Id';

/**
 * The part of the document that partners' programs call, with what it refers to: an eighth of it, which a browser
 * shows in a moment.
 */
export function partnersDocument(document: OpenApiDocument): OpenApiDocument {
  const missing = OPEN_TO_ALL.filter((path) => !document.paths[path]?.get);
  if (missing.length > 0) throw new Error(`there is no GET of ${missing}`);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const isOpen = method === 'get' && OPEN_TO_ALL.includes(path);
      if (!isOpen && !operation['x-key-scope']) continue;
      const parameters = (operation.parameters ?? []).filter(({ name }) => name !== NOT_OF_KEYS);
      const security = isOpen ? [] : [{ key: [] }];
      const description = [neededFor(operation), operation.description].join('\n\n').trim();
      const described = { ...operation, description, parameters, security };
      paths[path] = { ...paths[path], [method]: described };
    }
  }
  const used = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ tags = [] }) => tags)),
  );
  const { securitySchemes: { key = {} } = {} } = document.components;
  return {
    ...document,
    tags: (document.tags ?? []).filter(({ name }) => used.has(name)),
    paths,
    components: { ...reachable(document.components, paths), securitySchemes: { key } },
  };
}

/** Readers see no extension of the document. */
const neededFor = ({ 'x-key-scope': scope }: Operation): string =>
  scope ? `Takes the scope \`${scope}\`.` : 'Takes no key.';

/** The components that the paths refer to, directly or through each other. */
function reachable(components: OpenApiDocument['components'], paths: object) {
  const reached: Record<string, Record<string, object>> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const found = key === '$ref' && /^#\/components\/([^/]+)\/(.+)$/.exec(String(inner));
      if (!found) {
        visit(inner);
        continue;
      }
      const [, kind = '', name = ''] = found;
      const component = components[kind]?.[name];
      if (!component || reached[kind]?.[name]) continue;
      reached[kind] = { ...reached[kind], [name]: component };
      visit(component);
    }
  };
  visit(paths);
  return reached;
}
