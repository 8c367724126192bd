import type { MyDayOutput, TreatmentOutput } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import FreeIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayRows } from '../lib/day-rows';
import { TreatmentRow } from './treatment-row';

interface Props {
  day: MyDayOutput;
  /** Shown above in full. */
  next: TreatmentOutput | undefined;
  /** Who has answered before a treatment, if anything was asked. */
  intakeOf: (treatmentId: string) => ReactNode;
}

/** The whole day in its order. */
export function DayList({ day, next, intakeOf }: Props) {
  const { t } = useTranslation('myDay');
  const rows = dayRows(day);
  if (day.treatments.length === 0) {
    return <EmptyState icon={<FreeIcon />} title={t('free.title')} text={t('free.text')} />;
  }
  return (
    <Box component="ul" aria-label={t('list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.key}
          aria-current={row.key === next?._id ? 'true' : undefined}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {row.kind === 'treatment' ? (
            <TreatmentRow treatment={row.treatment} intake={intakeOf(row.treatment._id)} />
          ) : (
            <Typography variant="body2" sx={{ py: 1.25, color: 'text.secondary' }}>
              {row.kind === 'break'
                ? t('break', { times: formatTimeRange(row.time.start, row.time.end) })
                : [
                    formatTimeRange(row.treatment.timeindexStart, row.treatment.timeindexEnd),
                    t('pause'),
                    row.treatment.internalComment,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
