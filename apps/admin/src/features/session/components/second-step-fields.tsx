import type { PasskeyAnswerInput, PasskeyRequestOutput } from '@atrium/api-client/admin';
import { useRef } from 'react';
import { type SecondStep, secondStepOf } from '../lib/second-step';
import { CodeField } from './code-field';
import { PasskeyButton } from './passkeys/passkey-button';

interface Props {
  step: SecondStep;
  code: string;
  onCode: (code: string) => void;
  /** Logs in with the password and what is given here. Rejects with the failed request. */
  signIn: (proof: { passkey?: PasskeyAnswerInput }) => Promise<unknown>;
  /** @param error undefined: the browser gave no answer */
  onFailure: (error: unknown) => void;
}

/** The second step of logging in: a passkey where there is one, or a code. */
export function SecondStepFields({ step, code, onCode, signIn, onFailure }: Props) {
  // a passkey answers each request once
  const unanswered = useRef(step.passkey);
  const ask = async (): Promise<PasskeyRequestOutput> => {
    const request = unanswered.current;
    unanswered.current = undefined;
    if (request) return request;
    const refusal: unknown = await signIn({}).catch((error: unknown) => error);
    const next = secondStepOf(refusal)?.passkey;
    if (!next) throw refusal;
    return next;
  };
  return (
    <>
      {step.passkey && (
        <PasskeyButton
          ask={ask}
          onAnswer={(passkey) => signIn({ passkey })}
          onFailure={onFailure}
        />
      )}
      <CodeField value={code} onChange={onCode} isRecovery={!step.hasAuthenticator} />
    </>
  );
}
