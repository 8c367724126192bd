import { type TreatmentOutput, useUpdateTreatmentMutation } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { useTreatmentName } from '../../../../shared/treatments/use-treatment-name';
import { useTreatmentRefusal } from '../../../../shared/treatments/use-treatment-refusal';
import type { Move } from '../lib/drop';

const before = ({ date, timeindexStart, therapists, _room }: TreatmentOutput): Move => ({
  ...{ date, timeindexStart, room: _room?._id },
  therapists: therapists.map(({ _therapist }) => _therapist._id),
});

/**
 * Gives a treatment another time, therapist or room, and its old ones back if that is undone.
 * @param mayOverride its old time is given back even where nobody works then
 */
export function useMoveTreatment(mayOverride: boolean) {
  const { t } = useTranslation('spa');
  const run = useAction();
  const nameOf = useTreatmentName();
  const failureText = useTreatmentRefusal();
  const [update] = useUpdateTreatmentMutation();

  const put = async ({ _id, version }: TreatmentOutput, { room, ...move }: Move) => {
    const therapists = move.therapists.map((_therapist) => ({ _therapist }));
    const treatmentChange = { ...move, therapists, version, ...(room && { _room: room }) };
    return (await update({ id: _id, treatmentChange }).unwrap()).data;
  };

  /** Resolves to whether it worked. @param where what the toast says of it: with whom, and when */
  return (treatment: TreatmentOutput, move: Move, where: readonly string[]): Promise<boolean> =>
    run(() => put(treatment, move), {
      failed: t('updateFailed'),
      failureText,
      done: `${t('updated')}. ${t('day.moved', { name: nameOf(treatment), where: where.join(', ') })}`,
      undo: (after) =>
        put(after, { ...before(treatment), ...(mayOverride && { outsideWorkingTime: true }) }),
    });
}
