import { type TreatmentOutput, useSaveTreatmentMutation } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { may } from '@atrium/rules/access/access-levels';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { useTreatmentRefusal } from '../../../../shared/treatments/use-treatment-refusal';
import {
  changedValues,
  isSame,
  type TreatmentValues,
  toTreatmentChange,
  valuesOf,
} from '../lib/treatment-values';

/**
 * The form of a treatment: what is changed here, on top of what is saved. Another desk's changes to other fields
 * appear by themselves, and what is typed is never replaced, whoever saves or locks meanwhile.
 */
export function useTreatmentForm(latest: TreatmentOutput, refetch: () => void) {
  const { t } = useTranslation(['treatments', 'admin']);
  const { level } = useMe();
  const confirm = useConfirm();
  const showToast = useToast();
  const reportDone = useReportDone();
  const refusalText = useTreatmentRefusal();
  const [save, { isLoading: isSaving }] = useSaveTreatmentMutation();
  const saved = valuesOf(latest);
  const [changes, setChanges] = useState<Partial<TreatmentValues>>({});
  /** What each changed field was when it was changed. */
  const [seen, setSeen] = useState<Partial<TreatmentValues>>({});
  const values = { ...saved, ...changes };
  const changed = changedValues(saved, values);
  const isDirty = Object.keys(changed).length > 0;
  const leave = useUnsavedGuard(isDirty);
  const conflicts = (Object.keys(changed) as (keyof TreatmentValues)[]).filter(
    (name) => !isSame(seen[name], saved[name]),
  );

  const discard = () => {
    setChanges({});
    setSeen({});
  };

  const change = (part: Partial<TreatmentValues>) => {
    setChanges((now) => ({ ...now, ...part }));
    const fields = Object.keys(part).filter((name) => !(name in seen));
    setSeen((now) => ({
      ...Object.fromEntries(fields.map((name) => [name, saved[name as keyof TreatmentValues]])),
      ...now,
    }));
  };

  const send = (outsideWorkingTime: boolean) => {
    const data = {
      ...toTreatmentChange(changed, values),
      version: latest.version,
      ...(outsideWorkingTime ? { outsideWorkingTime } : {}),
    };
    return save({ treatmentUpdate: { _id: latest._id, data } }).unwrap();
  };

  const attempt = async (outsideWorkingTime = false): Promise<void> => {
    try {
      await send(outsideWorkingTime);
      discard();
      reportDone(t('updated'));
    } catch (error) {
      const isOff = isApiError(error) && error.code === 'THERAPIST_NOT_WORKING';
      if (isOff && !outsideWorkingTime && may(level, 'treatments.override')) {
        const isWanted = await confirm({
          title: t('outside.title'),
          message: t('outside.text'),
          confirmLabel: t('outside.confirm'),
        });
        return isWanted ? attempt(true) : undefined;
      }
      refetch();
      const message = refusalText(error, t('updateFailed'));
      showToast({ type: 'error', title: t('admin:dialog.error'), message });
    }
  };

  return {
    values,
    change,
    isDirty,
    isSaving,
    conflicts,
    discard,
    /** Goes on with what was changed here, on top of what is saved now. */
    keep: () => setSeen(saved),
    submit: async () => {
      if (isDirty && !isSaving && conflicts.length === 0 && !latest.treatmentLock) await attempt();
    },
    /** Before the page is left for good. */
    leave,
  };
}

export type TreatmentForm = ReturnType<typeof useTreatmentForm>;
