import type { TreatmentOutput } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TreatmentRow } from './treatment-row';

interface Props {
  /** Of the day, by start. */
  treatments: readonly TreatmentOutput[];
  /** For links that stay on this day. */
  search: string;
}

/** Who comes, by time. */
export function TreatmentList({ treatments, search }: Props) {
  const { t } = useTranslation('spa');
  if (treatments.length === 0) {
    return <EmptyState title={t('day.none')} text={t('day.noneHint')} />;
  }
  return (
    <Box
      component="ul"
      aria-label={t('day.list')}
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {treatments.map((treatment) => (
        <TreatmentRow key={treatment._id} treatment={treatment} search={search} />
      ))}
    </Box>
  );
}
