import {
  type AbsenceChange,
  type AbsenceInput,
  type ShiftChange,
  type ShiftDeletion,
  useCreateAbsenceMutation,
  useDeleteShiftMutation,
  useUpdateAbsenceMutation,
  useUpdateShiftMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

/** A change of working time that treatments may be in the way of: one of these. */
export interface ScheduleChange {
  shift?: ShiftChange;
  deletedShift?: ShiftDeletion;
  absence?: AbsenceInput;
  changedAbsence?: AbsenceChange & { _id: string };
}

interface Told {
  /** That it was done. */
  done: string;
  /** Where it could not be, and the server says nothing better. */
  failed: string;
  /** Takes it back. @param version of what was changed, as it is now */
  undo?: (changed: { _id: string; version: number } | null) => Promise<unknown>;
}

const affectedBy = (error: unknown): number | undefined =>
  isApiError(error) && error.code === 'TREATMENTS_AFFECTED'
    ? Number(error.data.treatments)
    : undefined;

/** Changes working time; where treatments would lose their therapist, staff are asked first. */
export function useScheduleChange() {
  const { t } = useTranslation('schedules');
  const run = useAction();
  const confirm = useConfirm();
  const [updateShift] = useUpdateShiftMutation();
  const [deleteShift] = useDeleteShiftMutation();
  const [createAbsence] = useCreateAbsenceMutation();
  const [updateAbsence] = useUpdateAbsenceMutation();

  const send = async (change: ScheduleChange, confirmImpact: boolean) => {
    const { shift, deletedShift, absence, changedAbsence } = change;
    if (shift) {
      return (await updateShift({ shiftChange: { ...shift, confirmImpact } }).unwrap()).data;
    }
    if (absence) {
      return (await createAbsence({ absenceInput: { ...absence, confirmImpact } }).unwrap()).data;
    }
    if (changedAbsence) {
      const { _id: id, ...rest } = changedAbsence;
      const absenceChange = { ...rest, confirmImpact };
      return (await updateAbsence({ id, absenceChange }).unwrap()).data;
    }
    if (deletedShift) {
      await deleteShift({ shiftDeletion: { ...deletedShift, confirmImpact } }).unwrap();
    }
    return null;
  };

  /** Resolves whether it was done. */
  return async (change: ScheduleChange, told: Told): Promise<boolean> => {
    const first = await send(change, false).then(
      (changed) => ({ changed }),
      (error: unknown) => ({ error }),
    );
    if ('changed' in first) return run(async () => first.changed, told);
    const count = affectedBy(first.error);
    if (count === undefined) return run(() => Promise.reject(first.error), told);
    const isConfirmed = await confirm({
      title: t('affected.title', { count }),
      message: t('affected.text'),
      confirmLabel: t('affected.confirm'),
      destructive: true,
    });
    return isConfirmed && run(() => send(change, true), told);
  };
}
