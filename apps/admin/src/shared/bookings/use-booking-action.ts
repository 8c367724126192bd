import { useTranslation } from 'react-i18next';
import { useAction } from '../hooks/use-action';

interface Options<Result> {
  /** The screen shows the result by itself. */
  silent?: boolean;
  /** Said instead of that it was updated. */
  done?: string | ((result: Result) => string);
  /** Takes the change back. */
  undo?: ((result: Result) => Promise<unknown>) | undefined;
  canUndo?: (result: Result) => boolean;
}

/** Runs a change of a booking and says how it ended. */
export function useBookingAction() {
  const { t } = useTranslation('admin');
  const run = useAction();

  /** Resolves to whether it worked. */
  return <Result>(
    change: () => Promise<Result>,
    { silent = false, done = t('booking.updated'), undo, canUndo }: Options<Result> = {},
  ): Promise<boolean> =>
    run(change, {
      failed: t('booking.updateFailed'),
      done: silent ? undefined : done,
      undo,
      canUndo,
    });
}
