/** What a handler gets to decide its answer by. */
export interface MockRequest {
  /** The `:name` parts of the route, decoded. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
}

type Handler = (request: MockRequest) => Response | Promise<Response>;

/** `'GET /api/v1/hub/vendors/:vendor'` -> its answer. */
export type MockRoutes = Record<string, Handler>;

export interface MockHttp {
  /** Adds or replaces routes in the middle of a test. */
  use(routes: MockRoutes): void;
  /** The requests a route has had, in order. */
  requests(route: string): MockRequest[];
}

/** A JSON answer; name the type, so that the mock cannot drift from the API: `reply<VendorDto>(200, …)`. */
export function reply<T>(status: number, body: T): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A refusal in the API's shape. */
export const refuse = (
  status: number,
  code: string,
  message = '',
  details: { field: string; message: string }[] = [],
): Response =>
  reply(status, {
    success: false,
    statusCode: status,
    code,
    error: message,
    message,
    ...(details.length > 0 && { details }),
  });

function match(route: string, method: string, path: string): Record<string, string> | null {
  const [routeMethod, routePath = ''] = route.split(' ');
  if (routeMethod !== method) return null;
  const names = routePath.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}

/**
 * Replaces the network in a test. A request without a route fails like a broken connection and
 * reports it, so that a forgotten request cannot pass by accident. Call `jest.restoreAllMocks()`
 * after each test.
 */
export function mockHttp(initial: MockRoutes = {}): MockHttp {
  let routes = { ...initial };
  const seen: { route: string; request: MockRequest }[] = [];

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    for (const [route, handler] of Object.entries(routes)) {
      const params = match(route, request.method, url.pathname);
      if (!params) continue;
      const text = await request.text();
      const mockRequest: MockRequest = {
        params,
        query: url.searchParams,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      seen.push({ route, request: mockRequest });
      return handler(mockRequest);
    }
    console.error(`No mocked answer for ${request.method} ${url.pathname}`);
    throw new TypeError('Failed to fetch');
  });

  return {
    use: (more) => {
      routes = { ...routes, ...more };
    },
    requests: (route) =>
      seen.filter((entry) => entry.route === route).map(({ request }) => request),
  };
}
