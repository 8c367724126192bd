import createClient from 'openapi-fetch';
import { AtriumError } from './atrium-error';
import { OPERATIONS } from './generated/operations.gen';
import type { Answer, Arguments, ItemOf, OperationName, PagedName } from './operation-types';
import { type RetryOptions, sendRepeatedly } from './retries';

export interface AtriumOptions extends Partial<RetryOptions> {
  /** Where the venue's Atrium is, such as `https://book.example`. */
  readonly baseUrl: string;
  /** The key that the venue made for you, `atrium_live_…`. */
  readonly key: string;
  /** Version of the API that your program was written for, such as `2026-11-28`; unless set, that of the key. */
  readonly version?: string;
  /** Language of refusals, such as `en` or `no`; English unless set. */
  readonly language?: string;
  /** In place of the platform's own, for a proxy or a test. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How one call is sent. */
export interface CallOptions {
  /**
   * Under which a change is made once, however often it is sent: 1 to 128 characters, remembered for 48 hours. Each
   * call makes one of its own; give one where your program may ask for the same again after a crash.
   */
  readonly idempotencyKey?: string;
  /** Ends the call and its repetitions. */
  readonly signal?: AbortSignal;
}

interface AnyInput extends CallOptions {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Method, path, and what makes it safe to send an operation again. */
const table: Readonly<Record<OperationName, readonly [string, string, 'key' | 'read' | 'once']>> =
  OPERATIONS;

const USUAL: RetryOptions = { retries: 4, timeoutMs: 30_000, longestPauseMs: 65_000 };

/** A partner's program at one venue. */
export class Atrium {
  private readonly client: ReturnType<typeof createClient<Record<string, never>>>;
  private readonly options: RetryOptions;
  private readonly fetch: (request: Request) => Promise<Response>;

  constructor({ baseUrl, key, version, language, fetch, ...options }: AtriumOptions) {
    this.options = { ...USUAL, ...options };
    // looked up at each call, so that a program may replace it
    this.fetch = fetch ?? ((request) => globalThis.fetch(request));
    this.client = createClient({
      baseUrl,
      headers: {
        authorization: `Bearer ${key}`,
        ...(version ? { 'atrium-version': version } : {}),
        ...(language ? { 'accept-language': language } : {}),
      },
    });
  }

  /**
   * Calls an operation and answers its data. What fails for a reason that passes (429, 5xx, a lost connection) is
   * sent again: reads, and changes under one idempotency key, so that a change is made once.
   * @throws {AtriumError}
   */
  async call<Name extends OperationName>(
    name: Name,
    ...[input]: Arguments<Name, CallOptions>
  ): Promise<Answer<Name>> {
    return (await this.send(name, input ?? {})) as Answer<Name>;
  }

  /** The items of a list that is answered in pages, from the first to the last. @throws {AtriumError} */
  async *each<Name extends PagedName>(
    name: Name,
    ...[input]: Arguments<Name, Pick<CallOptions, 'signal'>>
  ): AsyncGenerator<ItemOf<Name>, void, undefined> {
    for await (const page of this.pages(name, ...([input] as Arguments<Name, CallOptions>))) {
      yield* (page as { items: ItemOf<Name>[] }).items;
    }
  }

  /** The pages of such a list. `query.cursor` begins after a page that you have. @throws {AtriumError} */
  async *pages<Name extends PagedName>(
    name: Name,
    ...[input]: Arguments<Name, Pick<CallOptions, 'signal'>>
  ): AsyncGenerator<Answer<Name>, void, undefined> {
    const given: AnyInput = input ?? {};
    let query: { cursor?: string } | undefined = given.query ?? undefined;
    let cursor: string | undefined;
    do {
      if (cursor) query = { ...query, cursor };
      const page = (await this.send(name, { ...given, query })) as { nextCursor?: string };
      yield page as Answer<Name>;
      cursor = page.nextCursor;
    } while (cursor);
  }

  private async send(name: OperationName, input: AnyInput): Promise<unknown> {
    const [method, path, repeats] = table[name];
    const { body, signal, idempotencyKey = crypto.randomUUID() } = input;
    const attempts = {
      ...this.options,
      fetch: this.fetch,
      isRepeatable: repeats !== 'once',
      signal,
    };
    const { data, response } = await this.client.request(
      method.toLowerCase() as 'get',
      path as never,
      {
        params: { path: input.path, query: input.query },
        ...(body === undefined ? {} : { body }),
        ...(repeats === 'key' ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
        fetch: (request: Request) => sendRepeatedly(request, attempts),
      } as never,
    );
    return dataIn(data, response.status);
  }
}

/** @throws {AtriumError} for what is no answer of the API */
function dataIn(answer: unknown, status: number): unknown {
  if (status === 204) return undefined;
  if (typeof answer === 'object' && answer !== null) {
    return 'success' in answer && 'data' in answer ? answer.data : answer;
  }
  throw new AtriumError('UNEXPECTED_ANSWER', `${status} without JSON.`, { status });
}
