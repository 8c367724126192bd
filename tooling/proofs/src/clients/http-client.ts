import { Pool } from 'undici';

/** Longer than the API keeps trying, shorter than a client may have to wait. */
const TIMEOUT_MS = 20_000;

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  body?: object;
  /** Idempotency-Key. */
  key?: string;
}

/** The fields an answer may have, depending on the request. */
export interface AnswerBody<T> {
  success: boolean;
  data?: T;
  code?: string;
  message?: string;
}

export interface Answer<T> {
  status: number;
  body: AnswerBody<T>;
}

/** Connections to every process of the API. */
export class HttpClient {
  private readonly pools = new Map<string, Pool>();

  /** @throws {Error} when the connection broke or no answer came in time */
  async send<T>(origin: string, { method, path, token, body, key }: Request): Promise<Answer<T>> {
    const { statusCode, body: stream } = await this.pool(origin).request({
      method,
      path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        // whatever the version is by now, unless the body says one
        ...(method === 'GET' ? {} : { 'if-match': '*' }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await stream.text();
    return { status: statusCode, body: text === '' ? { success: true } : JSON.parse(text) };
  }

  /** Reads an answer that may be anything, a file for one. @returns its status */
  async fetch(origin: string, { method, path, token }: Request): Promise<number> {
    const { statusCode, body } = await this.pool(origin).request({
      method,
      path,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    await body.dump({ limit: Number.MAX_SAFE_INTEGER });
    return statusCode;
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  private pool(origin: string): Pool {
    let pool = this.pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, {
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
        connect: { timeout: 2_000 },
      });
      this.pools.set(origin, pool);
    }
    return pool;
  }
}
