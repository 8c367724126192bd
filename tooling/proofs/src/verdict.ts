/** If the control does not fail, the run proves nothing and is void. */
export type Verdict = 'proven' | 'void' | 'not proven';

/**
 * @param isRight whether nothing wrong was found
 * @param controlFailed whether the unguarded control went wrong in every place it ran
 */
export function verdictOf(run: { isRight: boolean; controlFailed: boolean }): Verdict {
  if (!run.isRight) return 'not proven';
  return run.controlFailed ? 'proven' : 'void';
}
