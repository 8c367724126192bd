import { treatmentStatuses } from '@atrium/rules/spa/treatments/treatment-status';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TreatmentStatusChip } from '../../../../../shared/treatments/treatment-status-chip';

/** Which colour is which status. */
export function StatusLegend() {
  const { t } = useTranslation('spa');
  return (
    <Box
      component="ul"
      aria-label={t('day.statuses')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {treatmentStatuses.map((status) => (
        <li key={status}>
          <TreatmentStatusChip status={status} />
        </li>
      ))}
    </Box>
  );
}
