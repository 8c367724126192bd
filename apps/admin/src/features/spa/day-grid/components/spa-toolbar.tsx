import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { DaySteps } from '../../../../shared/dates/day-steps';
import { ViewLinks } from '../../../../shared/ui/view-links';
import type { useSpaPlace } from '../hooks/use-spa-place';

interface Props {
  place: ReturnType<typeof useSpaPlace>;
  onNew: () => void;
}

/** Which view, which day, and something new. */
export function SpaToolbar({ place, onNew }: Props) {
  const { t } = useTranslation('spa');
  const { date, today, search, go } = place;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, mb: 1 }}>
      <ViewLinks
        label={t('day.view')}
        search={search}
        views={[
          { to: paths.treatments, label: t('day.therapists') },
          { to: paths.treatmentRooms, label: t('day.rooms') },
        ]}
      />
      <Box sx={{ order: { xs: 1, sm: 0 } }}>
        <DaySteps date={date} today={today} onChange={go} />
      </Box>
      <Button
        variant="contained"
        aria-label={t('newTreatment')}
        aria-keyshortcuts="n"
        onClick={onNew}
        sx={{ gap: 1, minWidth: 44, minHeight: 44, ml: 'auto', px: { xs: 1.25, sm: 2 } }}
      >
        <AddIcon fontSize="small" />
        {/* on a phone the hours need the room */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('newTreatment')}
        </Box>
      </Button>
    </Box>
  );
}
