import { type TreatmentOutput, useSetTreatmentProgressMutation } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import {
  progressOf,
  type TreatmentProgress,
} from '@atrium/rules/spa/treatments/treatment-progress';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

/** Says how far a treatment is; the toast takes it back. */
export function useProgress() {
  const { t } = useTranslation('myDay');
  const run = useAction();
  const [send, { isLoading }] = useSetTreatmentProgressMutation();

  const say = (treatment: TreatmentOutput, progress: TreatmentProgress) => {
    const before = progressOf(treatment);
    const set = (next: TreatmentProgress) =>
      send({ id: treatment._id, progressInput: { progress: next } }).unwrap();
    return run(() => set(progress), {
      done: t(`said.${progress}`, { name: displayName(treatment._customer) || t('guest') }),
      failed: t('said.failed'),
      undo: () => set(before),
    });
  };
  return { say, isBusy: isLoading };
}
