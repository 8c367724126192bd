/**
 * `responseHandler` of an operation that answers a file: its text. Files are fetched, because a link could
 * not carry the bearer token. A refusal is JSON, as ever.
 */
export const fileText = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

/** The same for a file that is no text: each character is a byte. */
export const fileBytes = async (response: Response): Promise<unknown> => {
  if (!response.ok) return response.json();
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
};
