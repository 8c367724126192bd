import { useEffect, useState } from 'react';
import { type Operator, readOperator } from '../lib/operator';

/** The installation puts its own in place of the empty one of the build; see docs/operations.md. */
const FILE = '/_public/operator.json';

/** Who runs this installation, by the file it may have filled in. */
export function useOperator() {
  const [operator, setOperator] = useState<Operator | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same file again
  useEffect(() => {
    let current = true;
    setFailed(false);
    readFile()
      .then((read) => current && setOperator(read))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [attempt]);

  return { operator, failed, retry: () => setAttempt(attempt + 1) };
}

async function readFile(): Promise<Operator> {
  const answer = await fetch(new URL(FILE, window.location.origin));
  if (!answer.ok) throw new Error(`${FILE} was answered with ${answer.status}`);
  return readOperator(await answer.json());
}
