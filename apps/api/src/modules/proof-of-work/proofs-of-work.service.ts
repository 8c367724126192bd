import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { signatureOf } from '../../common/auth/signature';
import { Clock } from '../../common/clock/clock';
import { Throttle } from '../../common/throttling/throttle';
import { Config } from '../../config/config';
import type { ChallengeOutput } from './proof-of-work.dto';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of one try: a few milliseconds, also for us, who check one. */
const COST = 5_000;
/** Of a key that is found: one byte takes 256 tries on average, a second or so of a phone. */
const PREFIX = '00';
const VALID_MINUTES = 10;
const LONGEST = 4_000;

/** Tasks that a browser solves in a second and a crowd of robots does not, and their solutions. */
@Injectable()
export class ProofsOfWork {
  private readonly key: string;

  constructor(
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    { env }: Config,
  ) {
    this.key = env.PROOF_OF_WORK_KEY || signatureOf(env.JWT_SECRET, ['proofOfWork']);
  }

  /** A new task, for one venue and the next ten minutes; nothing is stored. @param venue hex id */
  async challenge(venue: string): Promise<ChallengeOutput> {
    const until = this.clock.now().getTime() + VALID_MINUTES * 60_000;
    const { parameters, signature = '' } = await createChallenge({
      ...{ algorithm: ALGORITHM, cost: COST, keyPrefix: PREFIX, deriveKey },
      // by our clock, and not the library's
      data: { venue, until },
      hmacSignatureSecret: this.key,
    });
    const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
    return {
      parameters: {
        ...{ algorithm: ALGORITHM, nonce, salt, cost, keyLength, keyPrefix },
        data: { venue, until },
      },
      signature,
    };
  }

  /**
   * Takes a solution, once.
   * @param venue hex id
   * @param text challenge and solution as JSON in base64
   */
  async take(venue: string, text: string): Promise<boolean> {
    const payload = payloadOf(text);
    if (!payload) return false;
    const { challenge, solution } = payload;
    const { data } = challenge.parameters;
    const isCurrent = typeof data?.until === 'number' && data.until > this.clock.now().getTime();
    if (data?.venue !== venue || !isCurrent) return false;
    const found = await verifySolution({
      ...{ challenge, solution, deriveKey },
      hmacSignatureSecret: this.key,
    }).catch(() => ({ verified: false }));
    return found.verified && (await this.isNew(challenge.signature ?? ''));
  }

  /** The counters keep a key for a quarter of an hour, longer than a task is valid. */
  private async isNew(signature: string): Promise<boolean> {
    const digest = createHash('sha256').update(signature).digest('base64url');
    return (await this.throttle.count([`proofOfWork:${digest}`], 1)) === null;
  }
}

function payloadOf(text: string): Payload | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return isPayload(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Checks what the signature does not cover. */
const isPayload = (value: unknown): value is Payload =>
  isObject(value) &&
  isObject(value.challenge) &&
  isObject(value.challenge.parameters) &&
  typeof value.challenge.signature === 'string' &&
  isObject(value.solution);
