import {
  type ScheduleChangeInput,
  useCreateAbsenceMutation,
  useDeleteShiftMutation,
  useUpdateAbsenceMutation,
  useUpdateShiftMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useTakeover } from '../../../../shared/takeovers/use-takeover';

/** What can break treatments. */
export type ScheduleChange = Pick<
  ScheduleChangeInput,
  'shift' | 'deletedShift' | 'absence' | 'changedAbsence'
>;

/** What was changed, as it is now; null: it is gone. */
type Changed = { _id: string; version: number } | null;

interface Told {
  /** That it was done. */
  done: string;
  /** Where it could not be, and the server says nothing better. */
  failed: string;
  /** Takes it back. */
  undo?: (changed: Changed) => Promise<unknown>;
}

/** Changes working time; where treatments would lose their therapist, staff decide first who takes them over. */
export function useScheduleChange() {
  const { t } = useTranslation('admin');
  const run = useAction();
  const errorText = useErrorText();
  const showToast = useToast();
  const takeover = useTakeover();
  const [updateShift] = useUpdateShiftMutation();
  const [deleteShift] = useDeleteShiftMutation();
  const [createAbsence] = useCreateAbsenceMutation();
  const [updateAbsence] = useUpdateAbsenceMutation();

  const send = async (change: ScheduleChange): Promise<Changed> => {
    const { shift, deletedShift, absence, changedAbsence } = change;
    if (shift) return (await updateShift({ shiftChange: shift }).unwrap()).data;
    if (absence) return (await createAbsence({ absenceInput: absence }).unwrap()).data;
    if (changedAbsence) {
      const { _id: id, ...absenceChange } = changedAbsence;
      return (await updateAbsence({ id, absenceChange }).unwrap()).data;
    }
    if (deletedShift) await deleteShift({ shiftDeletion: deletedShift }).unwrap();
    return null;
  };

  /** Resolves whether it was done. */
  const apply = async (change: ScheduleChange, told: Told): Promise<boolean> => {
    try {
      return await takeover.change(change, async () => {
        const changed = await send(change);
        await run(async () => changed, told);
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message = errorText(error, told.failed);
      showToast({ type: 'error', title: t('dialog.error'), message });
      return false;
    }
  };
  return { apply, takeover };
}
