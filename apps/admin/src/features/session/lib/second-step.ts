import type { PasskeyRequestOutput } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';

/** What is asked for after the right password. */
export interface SecondStep {
  /** What a passkey has to answer; absent: there is none. */
  readonly passkey?: PasskeyRequestOutput;
  readonly hasAuthenticator: boolean;
}

const isRequest = (value: unknown): value is PasskeyRequestOutput =>
  typeof value === 'object' && value !== null && 'challenge' in value;

/** The second step that a refused login asks for; undefined if it was refused for another reason. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  if (!isApiError(error) || error.code !== 'SECOND_FACTOR_NEEDED') return undefined;
  const { passkey, hasAuthenticator } = error.data;
  return {
    ...(isRequest(passkey) ? { passkey } : {}),
    hasAuthenticator: hasAuthenticator !== false,
  };
}
