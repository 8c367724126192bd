/** A run whose control does not fail shows nothing: it is void. */
export type Verdict = 'proven' | 'void' | 'not proven';

/**
 * @param isRight nothing wrong was found
 * @param controlFailed what is not guarded went wrong in the same run, wherever it was tried
 */
export function verdictOf(run: { isRight: boolean; controlFailed: boolean }): Verdict {
  if (!run.isRight) return 'not proven';
  return run.controlFailed ? 'proven' : 'void';
}
