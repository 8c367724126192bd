import { type TableCounts, tableSeats } from '@atrium/rules/seating/plan-editing/table-forms';
import { MAX_TABLES } from '@atrium/rules/seating/room/floor-plan';
import { Counter } from '@atrium/ui/components/fields/counter';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export interface RoomStart {
  name: string;
  counts: TableCounts;
  isRound: boolean;
}

/** A small restaurant: something to take away from is easier than something to invent. */
export const usualCounts: TableCounts = { 2: 4, 4: 6, 6: 2, 8: 0 };

interface Props {
  start: RoomStart;
  /** Saving was tried without a name. */
  lacksName: boolean;
  onChange: (start: RoomStart) => void;
}

/** What a room begins with: a name, and how many tables of which size. */
export function StartFields({ start, lacksName, onChange }: Props) {
  const { t } = useTranslation('floorPlan');
  const { name, counts, isRound } = start;
  const total = tableSeats.reduce((sum, seats) => sum + counts[seats], 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <TextInput
        label={t('start.name')}
        value={name}
        error={lacksName}
        helperText={lacksName ? t('start.noName') : undefined}
        onChange={(event) => onChange({ ...start, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('start.text')}
      </Typography>
      {tableSeats.map((seats) => {
        const set = (by: number) =>
          onChange({ ...start, counts: { ...counts, [seats]: counts[seats] + by } });
        return (
          <Counter
            key={seats}
            label={t('start.tablesFor', { count: seats })}
            value={counts[seats]}
            decreaseLabel={t('start.fewer', { count: seats })}
            increaseLabel={t('start.more', { count: seats })}
            canDecrease={counts[seats] > 0}
            canIncrease={total < MAX_TABLES}
            onDecrease={() => counts[seats] > 0 && set(-1)}
            onIncrease={() => total < MAX_TABLES && set(1)}
          />
        );
      })}
      <ToggleButtonGroup
        exclusive
        aria-label={t('start.look')}
        value={isRound}
        onChange={(_, next: boolean | null) =>
          next !== null && onChange({ ...start, isRound: next })
        }
      >
        <ToggleButton value={false} sx={{ minHeight: 44, px: 2 }}>
          {t('start.square')}
        </ToggleButton>
        <ToggleButton value={true} sx={{ minHeight: 44, px: 2 }}>
          {t('start.round')}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
