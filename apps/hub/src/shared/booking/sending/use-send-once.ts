import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inOneTab } from '../../lib/one-tab';
import { readSession, writeSession } from '../../lib/session-store';
import { type Attempt, readAttempt } from './attempt';
import { failureOf, type SendingFailure } from './sending-failure';

interface Options<Input, Answer> {
  /** Where an unanswered attempt is kept across a reload of the tab. */
  storeKey: string;
  isInput: (value: unknown) => value is Input;
  /** @param key the `Idempotency-Key` */
  send: (input: Input, key: string) => Promise<Answer>;
  /** After the button, or after the connection came back. */
  onAnswer: (answer: Answer) => void;
  /** Whether another tab has finished it meanwhile; then nothing is sent. */
  isDone: (input: Input) => boolean;
  /** Follows the other tab, where the page does not do so by itself. */
  onDone?: () => void;
}

/** A constant, so that it is announced once and not on every render. */
const undecided: SendingFailure = { kind: 'undecided' };

/**
 * Sends something once, however often the button is pressed. An unanswered attempt survives reloads
 * and is repeated unchanged before anything else can be sent, so a repeat never books twice. Tabs wait for
 * each other: what one has finished, the next does not send.
 */
export function useSendOnce<Input, Answer>(options: Options<Input, Answer>) {
  const { storeKey, isInput, send, onAnswer, isDone, onDone } = options;
  const [pending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(() =>
    readAttempt(readSession(storeKey), isInput, Date.now()),
  );
  const [refusal, setRefusal] = useState<SendingFailure>();
  // State is one render late, and both clicks of a double click fall into one.
  const underWay = useRef(false);

  const keep = (next: Attempt<Input> | undefined) => {
    setAttempt(next);
    writeSession(storeKey, next);
  };

  const tryOut = async (trial: Attempt<Input>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setRefusal(undefined);
    // Kept before it is sent: the page may be closed while it is on its way.
    writeSession(storeKey, trial);
    try {
      await inOneTab(storeKey, async () => {
        const answer = isDone(trial.input) ? undefined : await send(trial.input, trial.key);
        keep(undefined);
        // Stays locked: until the next page shows, the second click of a double click would send another.
        if (answer === undefined) onDone?.();
        else onAnswer(answer);
      });
    } catch (error) {
      const failure = failureOf(error);
      keep(failure.kind === 'undecided' ? trial : undefined);
      if (failure.kind !== 'undecided') setRefusal(failure);
      underWay.current = false;
      setPending(false);
    }
  };

  const whenOnline = useEffectEvent(() => attempt && void tryOut(attempt));
  useEffect(() => {
    const listen = () => whenOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);

  const failure: SendingFailure | undefined = attempt && !pending ? undecided : refusal;

  return {
    /** The unanswered attempt, which goes before anything new. */
    attempt,
    pending,
    failure,
    /** The refused request is about to be changed. */
    forget: () => setRefusal(undefined),
    submit: (input: Input): Promise<void> =>
      tryOut(attempt ?? { key: crypto.randomUUID(), since: Date.now(), input }),
  };
}
