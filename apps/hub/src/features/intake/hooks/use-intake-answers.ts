import { isApiError } from '@atrium/api-client/api-error';
import { type GuestIntakeOutput, useAnswerIntakeFormMutation } from '@atrium/api-client/hub/spa';
import { answerProblems } from '@atrium/rules/spa/intake';
import { useState } from 'react';

interface Link {
  vendor: string;
  token: string;
}

/** What a guest has typed, until it is sent. Only this page has it: what was sent before is not shown again. */
export function useIntakeAnswers(
  link: Link,
  { questions, consent }: GuestIntakeOutput,
  guest: number,
) {
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const [send, { error, isLoading, reset }] = useAnswerIntakeFormMutation();

  const answers = questions.map(({ key }) => ({ question: key, answer: (said[key] ?? '').trim() }));
  const problems = answerProblems(questions, answers);
  const missing = new Set(checked ? problems.map(({ question }) => question) : []);

  /** @returns whether it arrived */
  const submit = async (): Promise<boolean> => {
    setChecked(true);
    if (problems.length > 0 || !agreed || isLoading) return false;
    const { version: consentVersion } = consent;
    const { error: failure } = await send({
      intakeInput: { ...link, guest, answers, consent: true, consentVersion },
    });
    if (failure) return false;
    reset();
    return true;
  };

  return {
    ...{ said, agreed, setAgreed, missing, submit },
    answer: (question: string, answer: string) =>
      setSaid((all) => ({ ...all, [question]: answer })),
    isDirty: agreed || answers.some(({ answer }) => answer !== ''),
    lacksConsent: checked && !agreed,
    isSending: isLoading,
    /** What the API says; undefined while nothing has failed. */
    failure: error && (isApiError(error) ? error : undefined),
    hasFailed: error !== undefined,
  };
}
