/** What of the syntax tree is looked at; whatever else a node has is walked through. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) {
    if (typeof child === 'object') yield* walk(child);
  }
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined;

const propertiesOf = (node: unknown): Node[] =>
  isNode(node) && Array.isArray(node.properties) ? node.properties.filter(isNode) : [];

const keyOf = (property: Node): string | undefined => nameOf(property.key);

/** The value of `endpoints` in what a call is given: an object, or a function that answers one. */
function endpointsOf(call: Node): Node[] {
  const [options] = Array.isArray(call.arguments) ? call.arguments : [];
  const endpoints = propertiesOf(options).find(
    (property) => keyOf(property) === 'endpoints',
  )?.value;
  const objects = Array.from(walk(endpoints)).filter(({ type }) => type === 'ObjectExpression');
  return propertiesOf(objects[0]);
}

/** `useLazyGetProfileQuery` is a hook of `getProfile`. */
function endpointOfHook(hook: string): string | undefined {
  const [, name] = /^use(?:Lazy)?([A-Z]\w*)(?:Query|Mutation)$/.exec(hook) ?? [];
  return name && name.charAt(0).toLowerCase() + name.slice(1);
}

const declaring = ['injectEndpoints', 'enhanceEndpoints'];

/**
 * A module of the API client without the endpoints, the cache tags and the hooks that are not wanted.
 * What is left out becomes blank, so that every line and column stays where it was.
 * @param code JavaScript
 * @param parse answers its ESTree
 */
export function dropEndpoints(
  code: string,
  {
    parse,
    isWanted,
  }: { parse: (code: string) => unknown; isWanted: (endpoint: string) => boolean },
): string {
  const unwanted: Node[] = [];
  for (const node of walk(parse(code))) {
    if (node.type === 'CallExpression' && isNode(node.callee)) {
      if (!declaring.includes(nameOf(node.callee.property) ?? '')) continue;
      unwanted.push(...endpointsOf(node).filter((property) => !isWanted(keyOf(property) ?? '')));
    }
    if (node.type === 'ObjectPattern') {
      for (const property of propertiesOf(node)) {
        const endpoint = endpointOfHook(keyOf(property) ?? '');
        if (endpoint !== undefined && !isWanted(endpoint)) unwanted.push(property);
      }
    }
  }
  return unwanted.reduce((left, { start, end }) => {
    const [comma = ''] = /^\s*,/.exec(left.slice(end)) ?? [];
    const after = end + comma.length;
    return left.slice(0, start) + left.slice(start, after).replace(/\S/g, ' ') + left.slice(after);
  }, code);
}
