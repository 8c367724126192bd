import { type ShiftOutput, useDeleteShiftsMutation } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

interface Options {
  /** What is said where they were not planned, and the server says nothing better. */
  failed: string;
  done: (count: number) => string;
  onDone: () => void;
}

/** @param around without those that are in the way */
type Send = (around: boolean) => Promise<{ data: readonly ShiftOutput[] }>;

const overlapsIn = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'SHIFTS_OVERLAP') return undefined;
  return Array.isArray(error.data.shifts) ? error.data.shifts.length : 0;
};

/** Plans many shifts at once; where some are in the way, staff choose to plan the rest. All can be taken back. */
export function useManyShifts({ failed, done, onDone }: Options) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const run = useAction();
  const [remove] = useDeleteShiftsMutation();
  const [failure, setFailure] = useState<string>();
  const [inTheWay, setInTheWay] = useState<number>();

  const takeBack = (shifts: string[]) =>
    run(() => remove({ shiftsDeletion: { shifts } }).unwrap(), {
      failed,
      done: t('dialog.undone'),
    });

  return {
    failure,
    /** How many were in the way of the last try. */
    inTheWay,
    /** Something else is asked for. */
    reset: () => {
      setFailure(undefined);
      setInTheWay(undefined);
    },
    plan: async (send: Send) => {
      try {
        const { data } = await send(inTheWay !== undefined);
        const ids = data.map(({ _id }) => _id);
        reportDone(done(ids.length), ids.length > 0 ? () => void takeBack(ids) : undefined);
        onDone();
      } catch (error) {
        const count = overlapsIn(error);
        setInTheWay(count);
        setFailure(count === undefined ? errorText(error, failed) : undefined);
      }
    },
  };
}
