/** For whom and until when a task is. */
export class ChallengeData {
  /** Id of the venue. */
  venue: string;
  /** Milliseconds since 1970. */
  until: number;
}

export class ChallengeParameters {
  /** @example PBKDF2/SHA-256 */
  algorithm: string;
  /** Hexadecimal; with a counter of four bytes behind it, the password. */
  nonce: string;
  /** Hexadecimal. */
  salt: string;
  /** Iterations. */
  cost: number;
  /** Bytes. */
  keyLength: number;
  /** What the derived key must begin with, hexadecimal. */
  keyPrefix: string;
  data: ChallengeData;
}

/** Find a counter whose derived key has the prefix (ALTCHA, proof of work 2). */
export class ChallengeOutput {
  parameters: ChallengeParameters;
  /** Ours; sent back with the solution. */
  signature: string;
}
