import {
  type ScheduleChangeInput,
  type TakeoverInput,
  type TakeoverOptionOutput,
  usePreviewTakeoverMutation,
  useTakeOverMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../hooks/use-action';
import { useErrorText } from '../hooks/use-error-text';
import { useReportDone } from '../hooks/use-report-done';

/** A change that breaks treatments, while staff decide who takes over which. */
export interface AskedTakeover {
  change: ScheduleChangeInput;
  options: readonly TakeoverOptionOutput[];
  /** What was refused since, and why. */
  failure?: string;
  answer: (isDone: boolean) => void;
}

/** What becomes of the broken treatments. */
export type Decided = Pick<TakeoverInput, 'moves' | 'left' | 'notifyGuests'>;

const isAffected = (error: unknown): boolean =>
  isApiError(error) && error.code === 'TREATMENTS_AFFECTED';

/**
 * Makes a change of working time. Where treatments would lose their therapist, staff are asked who takes over
 * each, and all of it is done together, and undone together.
 */
export function useTakeover() {
  const { t } = useTranslation('schedules');
  const run = useAction();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [preview] = usePreviewTakeoverMutation();
  const [takeOver, { isLoading }] = useTakeOverMutation();
  const [asked, setAsked] = useState<AskedTakeover>();
  const failed = t('failed.save');

  const optionsOf = async (change: ScheduleChangeInput) =>
    (await preview({ takeoverPreviewInput: { change } }).unwrap()).data.options;

  const close = (isDone: boolean) => {
    asked?.answer(isDone);
    setAsked(undefined);
  };

  /** Resolves whether it was done. @param attempt makes the change unless it breaks treatments */
  const change = async (
    wanted: ScheduleChangeInput,
    attempt: () => Promise<void>,
  ): Promise<boolean> => {
    try {
      await attempt();
      return true;
    } catch (error) {
      if (!isAffected(error)) throw error;
      const options = await optionsOf(wanted);
      return new Promise((answer) => setAsked({ change: wanted, options, answer }));
    }
  };

  /** Refused: nothing was changed, and staff decide again on what there is now. */
  const decide = async ({ moves, left, notifyGuests }: Decided): Promise<void> => {
    if (!asked) return;
    try {
      const { data } = await takeOver({
        takeoverInput: { change: asked.change, moves, left, notifyGuests },
      }).unwrap();
      const { undo } = data;
      reportDone(
        moves.length > 0 ? t('takeover.done', { count: moves.length }) : t('takeover.doneLeft'),
        () =>
          void run(() => takeOver({ takeoverInput: undo }).unwrap(), {
            failed: t('takeover.undoFailed'),
            done: t('takeover.undone'),
          }),
      );
      close(true);
    } catch (error) {
      const failure = errorText(error, failed);
      const options = await optionsOf(asked.change).catch(() => asked.options);
      setAsked({ ...asked, options, failure });
    }
  };

  return { asked, isDeciding: isLoading, change, decide, cancel: () => close(false) };
}

export type Takeover = ReturnType<typeof useTakeover>;
