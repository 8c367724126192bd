import type { PlanDifference } from '@atrium/rules/seating/plan-editing/merge';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '../../../../../shared/editing/stale-notice';
import { useDifferenceText } from '../../../hooks/modify/use-difference-text';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { planOf } from '../../../lib/modify/plan';
import type { Room } from '../../../lib/room';
import { PlanSketch } from '../plan/plan-sketch';

interface Props {
  editor: PlanEditor;
  differences: readonly PlanDifference[];
  latest: Room | undefined;
  onClose: () => void;
}

/** Somebody else has saved the plan: both plans, what differs, and the choice. */
export function StalePlan({ editor, differences, latest, onClose }: Props) {
  const { t } = useTranslation('floorPlan');
  const shapes = [...editor.present.shapes, ...(latest?.shapes ?? []), ...editor.base.shapes];
  const known = new Map(shapes.map((shape) => [shape._id, shape]));
  const { nameOf, textsOf } = useDifferenceText(editor.present, [...known.values()], differences);
  const names = new Map(differences.map((each) => [each._id, nameOf(each)]));

  return (
    <StaleNotice
      nameOf={(id) => names.get(id)}
      stale={{
        fields: differences.map((each) => ({
          name: each._id,
          ...textsOf(each),
          isMine: each.isMine,
        })),
        entityId: editor.base._id,
        isReady: editor.isPlanNewer,
        reload: () => {
          if (latest) editor.load(latest);
          onClose();
        },
        keep: () => {
          if (latest) editor.rebase(latest);
          onClose();
        },
        close: onClose,
      }}
    >
      {latest && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mt: 2 }}>
          <PlanSketch label={t('stale.mine')} plan={editor.present} />
          <PlanSketch label={t('stale.theirs')} plan={planOf(latest)} />
        </Box>
      )}
    </StaleNotice>
  );
}
