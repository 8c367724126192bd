import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { AttemptError } from '../deliveries/webhook-delivery.schema';
import { ReachableAddress } from './reachable-address';

/** From the look-up of the name to the end of what is read of the answer. */
export const ANSWER_WITHIN_MS = 10_000;
/** Read of an answer, in bytes. */
const LONGEST_ANSWER = 1_024;

export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came back. */
export interface ReceiverAnswer {
  readonly ms: number;
  readonly status?: number;
  readonly answer?: string;
  readonly error?: AttemptError;
  /** For how long the receiver asked to be left alone. */
  readonly patienceMs?: number;
}

/** Sends a message to an address that was checked, follows nothing, and reads little. */
@Injectable()
export class WebhookSender {
  constructor(private readonly reachable: ReachableAddress) {}

  /** Never throws. @param ending when the process has to end */
  async send(url: string, sent: Sent, ending: AbortSignal): Promise<ReceiverAnswer> {
    const begun = performance.now();
    const within = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const told = await this.attempt(new URL(url), sent, AbortSignal.any([within, ending])).catch(
      () => ({ error: within.aborted ? ('timedOut' as const) : ('notConnected' as const) }),
    );
    return { ms: Math.round(performance.now() - begun), ...told };
  }

  private async attempt(
    url: URL,
    { headers, body }: Sent,
    signal: AbortSignal,
  ): Promise<Omit<ReceiverAnswer, 'ms'>> {
    const where = await this.reachable.of(url);
    if ('error' in where) return where;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isSecure = url.protocol === 'https:';
    const options = {
      // connects to what was checked, whatever the name means by now
      host: where.address,
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
    } as const;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = isSecure
        ? requestSecurely({ ...options, servername: isIP(host) ? '' : host })
        : requestPlainly(options);
      request.once('response', resolve).once('error', reject).end(body);
    });
    return {
      ...(answer.statusCode === undefined ? {} : { status: answer.statusCode }),
      ...patienceOf(answer.headers['retry-after']),
      answer: await beginningOf(answer),
    };
  }
}

/** Ends the connection after it. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      length += piece.length;
      if (length >= LONGEST_ANSWER) break;
    }
  } catch {
    // the status has come, which is what counts
  } finally {
    answer.destroy();
  }
  return Buffer.concat(pieces).subarray(0, LONGEST_ANSWER).toString().replaceAll('\0', '');
}

/** Of a number of seconds; a date is not looked at. */
function patienceOf(header: string | undefined): { patienceMs?: number } {
  const seconds = Number(header);
  return header && Number.isInteger(seconds) && seconds > 0 ? { patienceMs: seconds * 1_000 } : {};
}
