import {
  type AbsenceOutput,
  type ShiftOutput,
  useCreateAbsenceMutation,
  useCreateShiftMutation,
  useDeleteAbsenceMutation,
  useDeleteShiftMutation,
  useUpdateAbsenceMutation,
  useUpdateShiftMutation,
} from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { type AbsenceDraft, fieldsOfAbsence, toAbsence } from '../lib/absence-draft';
import { fieldsOfShift, type ShiftDraft, toNewShift, toShiftChange } from '../lib/shift-draft';
import { useScheduleChange } from './use-schedule-change';

/** What can be done with shifts and absences; each resolves whether it was done, and can be undone. */
export function useScheduleEdits(nameOf: (therapist: string) => string) {
  const { t } = useTranslation('schedules');
  const run = useAction();
  const { apply: change, takeover } = useScheduleChange();
  const [createShift] = useCreateShiftMutation();
  const [updateShift] = useUpdateShiftMutation();
  const [deleteShift] = useDeleteShiftMutation();
  const [createAbsence] = useCreateAbsenceMutation();
  const [updateAbsence] = useUpdateAbsenceMutation();
  const [deleteAbsence] = useDeleteAbsenceMutation();
  const failed = t('failed.save');

  return {
    /** Asks who takes over treatments that would be broken. */
    takeover,

    planShift: async (draft: ShiftDraft): Promise<boolean> => {
      const newShiftInput = toNewShift(draft);
      if (!newShiftInput) return false;
      const name = nameOf(draft.therapist);
      return run(async () => (await createShift({ newShiftInput }).unwrap()).data, {
        failed,
        done: draft.repeats ? t('done.repeated', { name }) : t('done.planned', { name }),
        undo: async ([first]) =>
          first && deleteShift({ shiftDeletion: { _id: first._id, andFollowing: true } }).unwrap(),
      });
    },

    changeShift: async (draft: ShiftDraft, before: ShiftOutput): Promise<boolean> => {
      const shift = toShiftChange(draft, before);
      if (!shift) return false;
      return change(
        { shift },
        {
          failed,
          done: t('done.changed', { name: nameOf(draft.therapist) }),
          undo: async (now) =>
            now &&
            updateShift({
              shiftChange: { ...fieldsOfShift(before), _id: now._id, version: now.version },
            }).unwrap(),
        },
      );
    },

    /** @param andFollowing with all later ones of its repeat; this cannot be undone */
    removeShift: (shift: ShiftOutput, andFollowing: boolean): Promise<boolean> =>
      change(
        { deletedShift: { _id: shift._id, andFollowing } },
        {
          failed,
          done: t('done.removed', { name: nameOf(shift._therapist) }),
          ...(!andFollowing && {
            undo: () => createShift({ newShiftInput: fieldsOfShift(shift) }).unwrap(),
          }),
        },
      ),

    enterAbsence: (draft: AbsenceDraft): Promise<boolean> =>
      change(
        { absence: toAbsence(draft) },
        {
          failed,
          done: t('done.away', { name: nameOf(draft.therapist) }),
          undo: async (now) => now && deleteAbsence({ id: now._id }).unwrap(),
        },
      ),

    changeAbsence: (draft: AbsenceDraft, before: AbsenceOutput): Promise<boolean> =>
      change(
        { changedAbsence: { ...toAbsence(draft), _id: before._id, version: before.version } },
        {
          failed,
          done: t('done.away', { name: nameOf(draft.therapist) }),
          undo: async (now) =>
            now &&
            updateAbsence({
              id: now._id,
              absenceChange: { ...fieldsOfAbsence(before), version: now.version },
            }).unwrap(),
        },
      ),

    removeAbsence: (absence: AbsenceOutput): Promise<boolean> =>
      run(() => deleteAbsence({ id: absence._id }).unwrap(), {
        failed,
        done: t('done.back', { name: nameOf(absence._therapist) }),
        undo: () => createAbsence({ absenceInput: fieldsOfAbsence(absence) }).unwrap(),
      }),
  };
}

export type ScheduleEdits = ReturnType<typeof useScheduleEdits>;
