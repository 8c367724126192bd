import type { EditedPlan } from '@atrium/rules/seating/plan-editing/plan-parts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../../shared/forms/form-dialog';
import { useRoomStart } from '../../../hooks/modify/use-room-start';
import { PlanSketch } from '../plan/plan-sketch';
import { StartFields } from './start-fields';

interface Props {
  onCreate: (name: string, plan: EditedPlan) => Promise<boolean>;
  onClose: () => void;
}

/** One more room. */
export function NewRoomDialog({ onCreate, onClose }: Props) {
  const { t } = useTranslation('floorPlan');
  const room = useRoomStart('', onCreate);
  return (
    <FormDialog
      title={t('start.title')}
      submitLabel={t('start.create')}
      isDirty={room.isDirty}
      isSaving={room.isCreating}
      onClose={onClose}
      onSubmit={async () => {
        if (await room.submit()) onClose();
      }}
    >
      <StartFields start={room.start} lacksName={room.lacksName} onChange={room.setStart} />
      <PlanSketch label={t('start.preview')} plan={room.plan} />
    </FormDialog>
  );
}
