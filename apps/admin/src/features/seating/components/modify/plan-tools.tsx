import { newShape, newTable } from '@atrium/rules/seating/plan-editing/plan-parts';
import { tableForm, tableSeats } from '@atrium/rules/seating/plan-editing/table-forms';
import { MAX_SHAPES, MAX_TABLES, shapeKinds } from '@atrium/rules/seating/room/floor-plan';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import AddIcon from '@mui/icons-material/AddRounded';
import KeyboardIcon from '@mui/icons-material/KeyboardRounded';
import RedoIcon from '@mui/icons-material/RedoRounded';
import UndoIcon from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../hooks/modify/use-plan-editor';
import { newId } from '../../lib/modify/plan';
import { ActionsMenu } from '../actions-menu';
import { KeysDialog } from './dialogs/keys-dialog';

interface Props {
  editor: PlanEditor;
  snaps: boolean;
  onSnaps: (snaps: boolean) => void;
  selectsSeveral: boolean;
  onSelectsSeveral: (selectsSeveral: boolean) => void;
}

/** What is added to the plan, undone and redone, and how the pointer behaves. */
export function PlanTools(props: Props) {
  const { editor, snaps, onSnaps, selectsSeveral, onSelectsSeveral } = props;
  const { t } = useTranslation('floorPlan');
  const [menu, setMenu] = useState<{ kind: 'table' | 'shape'; anchor: HTMLElement }>();
  const [showsKeys, setShowsKeys] = useState(false);
  const { present, change, select } = editor;

  const addTable = (seats: (typeof tableSeats)[number], isRound: boolean) => {
    const table = newTable(present, tableForm(seats, isRound), newId());
    change({ ...present, tables: [...present.tables, table] });
    select([table._id]);
  };
  const addShape = (kind: (typeof shapeKinds)[number]) => {
    const shape = newShape(present, kind, newId());
    change({ ...present, shapes: [...present.shapes, shape] });
    select([shape._id]);
  };
  const tableForms = ([false, true] as const).map((isRound) =>
    tableSeats.map((count) => ({
      key: `${count} ${isRound}`,
      label: isRound ? t('tools.roundTable', { count }) : t('tools.squareTable', { count }),
      onChoose: () => addTable(count, isRound),
    })),
  );
  const shapes = shapeKinds.map((kind) => ({
    key: kind,
    label: t(`shapes.${kind}`),
    onChoose: () => addShape(kind),
  }));

  return (
    <Box
      role="toolbar"
      aria-label={t('tools.label')}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 },
        '& .MuiButton-root': { minHeight: 44 },
        '& .MuiIconButton-root': { width: 44, height: 44 },
      }}
    >
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        disabled={present.tables.length >= MAX_TABLES}
        onClick={(event) => setMenu({ kind: 'table', anchor: event.currentTarget })}
      >
        {t('tools.addTable')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        disabled={present.shapes.length >= MAX_SHAPES}
        onClick={(event) => setMenu({ kind: 'shape', anchor: event.currentTarget })}
      >
        {t('tools.addShape')}
      </Button>
      <Tooltip title={t('tools.undo')}>
        <span>
          <IconButton
            aria-label={t('tools.undo')}
            aria-keyshortcuts="Control+Z"
            disabled={!editor.canUndo}
            onClick={editor.undo}
          >
            <UndoIcon />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={t('tools.redo')}>
        <span>
          <IconButton
            aria-label={t('tools.redo')}
            aria-keyshortcuts="Control+Shift+Z"
            disabled={!editor.canRedo}
            onClick={editor.redo}
          >
            <RedoIcon />
          </IconButton>
        </span>
      </Tooltip>
      <ToggleSwitch label={t('tools.snap')} checked={snaps} onChange={onSnaps} />
      <ToggleSwitch
        label={t('tools.several')}
        checked={selectsSeveral}
        onChange={onSelectsSeveral}
      />
      <Tooltip title={t('keys.title')}>
        <IconButton
          aria-label={t('keys.title')}
          aria-haspopup="dialog"
          onClick={() => setShowsKeys(true)}
          sx={{ ml: 'auto' }}
        >
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      {menu && (
        <ActionsMenu
          anchor={menu.anchor}
          label={menu.kind === 'table' ? t('tools.addTable') : t('tools.addShape')}
          groups={menu.kind === 'table' ? tableForms : [shapes]}
          onClose={() => setMenu(undefined)}
        />
      )}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </Box>
  );
}
