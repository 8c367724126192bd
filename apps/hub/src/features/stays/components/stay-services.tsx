import type { StayServiceOutput } from '@atrium/api-client/hub';
import { formatDate } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { StayServiceState } from './stay-service-state';

interface Props {
  services: readonly StayServiceOutput[];
  canBook: boolean;
}

/** A stay's services by day: booked, or with a link to book them on that day. */
export function StayServices({ services, canBook }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const inOrder = [...services].sort((a, b) => a.dayNumber - b.dayNumber);

  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {t('stays.included')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {inOrder.map(({ _id, _service, included, booked, left, dayNumber, date }) => (
          <Box
            component="li"
            key={_id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{_service.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`${t('stays.dayNumber', { day: dayNumber })} · ${formatDate(language, date, 'day')}`}
              </Typography>
              <StayServiceState included={included} booked={booked} left={left} />
            </Box>
            {left > 0 && canBook && (
              <Button
                size="small"
                variant="outlined"
                component={RouterLink}
                to={`${paths.newActivity(_service._id)}?${new URLSearchParams({ date, stay: _id })}`}
                aria-label={`${t('stays.book')}: ${_service.name}`}
                sx={{ minHeight: 40 }}
              >
                {t('stays.book')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
