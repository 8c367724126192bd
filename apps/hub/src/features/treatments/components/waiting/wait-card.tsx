import type { HubTreatmentWait } from '@atrium/api-client/hub/spa';
import { formatDate, formatDateRange, formatInstant } from '@atrium/i18n/format';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { DayTile } from '../../../../shared/components/day-tile';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useLeaveWaitingList } from '../../hooks/use-leave-waiting-list';
import { treatmentAddresses } from '../../lib/treatment-steps';

interface Props {
  wait: HubTreatmentWait;
}

/** What a guest waits for, on which days, and the way out. */
export function WaitCard({ wait }: Props) {
  const { t } = useTranslation('hub');
  const { paths, modules, timezone } = useVendor();
  const language = useLanguage();
  const durationText = useDurationText();
  const leave = useLeaveWaitingList();
  const id = useId();
  const { _treatmentType, _length, minutes, wish, from, until, toldAt } = wait;
  const named = (label: string) => `${label}: ${_treatmentType.name}`;
  const woman = wish?.gender === 'woman' && t('treatments.wish.woman');
  const man = wish?.gender === 'man' && t('treatments.wish.man');
  const asked = wish?.name ? t('treatments.with', { names: wish.name }) : woman || man;
  const query = treatmentAddresses.write({
    ...{ step: 'date', length: _length, wish: wish?._therapist ?? wish?.gender },
  });

  return (
    <Card component="li" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <DayTile date={from} muted />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25, alignContent: 'start' }}>
          <Typography id={id} variant="h5" component="h3">
            {_treatmentType.name}
          </Typography>
          <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {from === until
              ? formatDate(language, from, 'full')
              : formatDateRange(language, from, until)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[durationText(minutes), asked].filter(Boolean).join(' · ')}
          </Typography>
          <Box sx={{ mt: 0.75 }}>
            <StatusChip label={t('overview.waitingList')} color="#FFB300" />
          </Box>
        </Box>
      </Box>
      {toldAt && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('treatmentWaits.told', { when: formatInstant(language, toldAt, timezone) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {modules.spa && (
          <Button
            variant="outlined"
            component={RouterLink}
            to={`${paths.newTreatment(_treatmentType._id)}${query}`}
            aria-label={named(t('treatmentWaits.seeTimes'))}
          >
            {t('treatmentWaits.seeTimes')}
          </Button>
        )}
        <Button
          color="error"
          aria-label={named(t('overview.leave'))}
          onClick={() => void leave(wait)}
        >
          {t('overview.leave')}
        </Button>
      </Box>
    </Card>
  );
}
