import type { EditedTable } from '@atrium/rules/seating/plan-editing/plan-parts';
import {
  MAX_COMBINATIONS,
  MAX_JOINED_TABLES,
  MAX_SEATS,
} from '@atrium/rules/seating/room/floor-plan';
import LinkIcon from '@mui/icons-material/LinkRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useReportDone } from '../../../../../shared/hooks/use-report-done';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { newId } from '../../../lib/modify/plan';
import { CombinationFields } from './combination-fields';

interface Props {
  editor: PlanEditor;
  tables: readonly EditedTable[];
}

/** Makes the selected tables a combination, or changes the one that they are. */
export function CombineTables({ editor, tables }: Props) {
  const { t } = useTranslation('floorPlan');
  const reportDone = useReportDone();
  const { present, change } = editor;
  const known = present.combinations.find(
    (combination) =>
      combination.tables.length === tables.length &&
      tables.every(({ _id }) => combination.tables.includes(_id)),
  );
  if (known) return <CombinationFields editor={editor} combination={known} />;

  const seats = tables.reduce((sum, { guestCount }) => sum + guestCount, 0);
  const guestCount = Math.min(Math.max(seats, 1), MAX_SEATS);
  const largest = Math.max(...tables.map((table) => table.guestCount));
  const name = tables
    .map((table) => table.name)
    .join(' + ')
    .slice(0, 50);
  const combine = () => {
    const combination = {
      ...{ _id: newId(), name, tables: tables.map(({ _id }) => _id) },
      // a smaller party fits at one of them
      ...{ minGuests: Math.min(largest + 1, guestCount), guestCount },
    };
    change({ ...present, combinations: [...present.combinations, combination] });
    reportDone(t('combinations.joined', { name, count: guestCount }));
  };
  const isPossible =
    tables.length <= MAX_JOINED_TABLES && present.combinations.length < MAX_COMBINATIONS;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LinkIcon />}
        disabled={!isPossible}
        sx={{ minHeight: 44 }}
        onClick={combine}
      >
        {t('combinations.join')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
        {t('combinations.party', { name, count: guestCount })}
      </Typography>
    </>
  );
}
