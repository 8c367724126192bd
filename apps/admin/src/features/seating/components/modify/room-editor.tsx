import { planDifferences } from '@atrium/rules/seating/plan-editing/merge';
import type { EditedPlan as Plan, PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../../../shared/editing/save-bar';
import { usePlanEditor } from '../../hooks/modify/use-plan-editor';
import { useSavePlan } from '../../hooks/modify/use-save-plan';
import { EVENING_COLUMNS } from '../../lib/layout';
import { planOf } from '../../lib/modify/plan';
import type { Room } from '../../lib/room';
import { ImpactDialog } from './dialogs/impact-dialog';
import { StalePlan } from './dialogs/stale-plan';
import { EditedPlan } from './plan/edited-plan';
import { PlanDetails } from './plan-details';
import { PlanTools } from './plan-tools';

interface Props {
  /** As it was opened. */
  room: Room;
  /** As it is now; undefined once somebody has deleted it. */
  latest: Room | undefined;
  /** Kept over rooms, so that tables can be copied from one to another. */
  clipboard: { current: readonly PlanPart[] };
  /** Asks for the latest rooms. */
  onOutdated: () => void;
  onSaveAsNew: (name: string, plan: Plan) => void;
  /** The choice of the room, above the tools. */
  children: ReactNode;
}

/** The plan of one room, with its tools above, the details beside and Save below. */
export function RoomEditor(props: Props) {
  const { room, latest, clipboard, onOutdated, onSaveAsNew, children } = props;
  const { t } = useTranslation('floorPlan');
  const editor = usePlanEditor(room, latest);
  const [snaps, setSnaps] = useState(true);
  const [selectsSeveral, setSelectsSeveral] = useState(false);
  const [compares, setCompares] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const { base, present, isDirty, isPlanNewer } = editor;
  const { save, isSaving, question } = useSavePlan({
    editor,
    onStale: () => {
      onOutdated();
      setCompares(true);
    },
    onGone: onOutdated,
  });

  return (
    <>
      {children}
      {!latest && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" onClick={() => onSaveAsNew(base.name, present)}>
              {t('room.saveAsNew')}
            </Button>
          }
        >
          {t('room.gone')}
        </Alert>
      )}
      {isDirty && isPlanNewer && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" onClick={() => setCompares(true)}>
              {t('stale.compare')}
            </Button>
          }
        >
          {t('stale.text')}
        </Alert>
      )}
      <PlanTools
        editor={editor}
        snaps={snaps}
        onSnaps={setSnaps}
        selectsSeveral={selectsSeveral}
        onSelectsSeveral={setSelectsSeveral}
      />
      <Box sx={EVENING_COLUMNS}>
        <Box sx={{ minWidth: 0 }}>
          <EditedPlan
            editor={editor}
            clipboard={clipboard}
            snaps={snaps}
            selectsSeveral={selectsSeveral}
            onSave={() => void save()}
            onEdit={() => nameField.current?.focus()}
          />
        </Box>
        <PlanDetails editor={editor} nameRef={nameField} />
      </Box>
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        onSave={() => void save()}
        onDiscard={() => editor.load(latest ?? base)}
      />
      {question && (
        <ImpactDialog
          impact={question.impact}
          tables={base.tables}
          deletes={question.deletes}
          onAnswer={question.answer}
        />
      )}
      {compares && (
        <StalePlan
          editor={editor}
          differences={latest ? planDifferences(planOf(base), present, planOf(latest)) : []}
          latest={latest}
          onClose={() => setCompares(false)}
        />
      )}
    </>
  );
}
