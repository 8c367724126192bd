import { MAX_BREAKS } from '@atrium/rules/spa/schedules/schedule';
import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../dates/time-field';
import type { BreakDraft } from './shift-hours';

interface Props {
  breaks: readonly BreakDraft[];
  error: string | undefined;
  onChange: (breaks: readonly BreakDraft[]) => void;
}

/** What a lunch is, until somebody says otherwise. */
const LUNCH = { start: '12:00', end: '12:30' };

/** The breaks of a shift. */
export function BreakRows({ breaks, error, onChange }: Props) {
  const { t } = useTranslation('schedules');
  const change = (key: number, next: Partial<BreakDraft>) =>
    onChange(breaks.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const nextKey = Math.max(-1, ...breaks.map(({ key }) => key)) + 1;

  return (
    <Box role="group" aria-label={t('shift.breaks')}>
      {breaks.map(({ key, start, end }, index) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
          <TimeField
            label={t('shift.breakStart', { number: index + 1 })}
            value={start}
            onChange={(next) => change(key, { start: next })}
          />
          <TimeField
            label={t('shift.breakEnd', { number: index + 1 })}
            value={end}
            onChange={(next) => change(key, { end: next })}
          />
          <IconButton
            aria-label={t('shift.removeBreak', { number: index + 1 })}
            onClick={() => onChange(breaks.filter((one) => one.key !== key))}
            sx={{ mt: 3 }}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {breaks.length < MAX_BREAKS && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => onChange([...breaks, { key: nextKey, ...LUNCH }])}
        >
          {t('shift.addBreak')}
        </Button>
      )}
    </Box>
  );
}
