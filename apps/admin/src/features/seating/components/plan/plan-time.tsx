import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  at: number;
  from: number;
  until: number;
  /** The venue's clock; undefined on another day than today. */
  now: number | undefined;
  onChange: (at: number | undefined) => void;
}

const STEP = 15;

/** Which moment of the evening the plan shows: now, or later on. A line marks the present. */
export function PlanTime({ at, from, until, now, onChange }: Props) {
  const { t } = useTranslation('seating');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
      <Box
        component="label"
        htmlFor="plan-time"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('plan.time')} <strong>{formatTime(at)}</strong>
      </Box>
      <Box sx={{ position: 'relative', flex: 1, display: 'flex' }}>
        <Box
          component="input"
          id="plan-time"
          type="range"
          min={from}
          max={until}
          step={STEP}
          value={at}
          aria-valuetext={formatTime(at)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          sx={(theme) => ({ flex: 1, minHeight: 44, accentColor: theme.vars.palette.primary.main })}
        />
        {now !== undefined && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              top: 4,
              bottom: 4,
              width: 2,
              backgroundColor: 'error.main',
              pointerEvents: 'none',
            }}
            style={{ left: `${((now - from) / (until - from)) * 100}%` }}
          />
        )}
      </Box>
      {now !== undefined && (
        <Button
          size="small"
          variant="outlined"
          sx={{ minHeight: 44 }}
          onClick={() => onChange(undefined)}
        >
          {t('plan.now')}
        </Button>
      )}
    </Box>
  );
}
