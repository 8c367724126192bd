/**
 * `responseHandler` of an operation that answers a file: its text. Files are fetched, because a link could
 * not carry the bearer token. A refusal is JSON, as ever.
 */
export const fileText = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();
