import type { HubReservation } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { mapLink } from '@atrium/rules/contact/map-link';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import CalendarIcon from '@mui/icons-material/CalendarMonthRounded';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import ShareIcon from '@mui/icons-material/IosShareRounded';
import WayIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAddToCalendar } from '../../../../shared/hooks/use-add-to-calendar';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useShare } from '../../hooks/use-share';

interface Props {
  reservation: HubReservation;
  /** The meeting point for a map. */
  mapAddress: string | undefined;
}

/** What a guest may want to do with a booking that was just made. */
export function NextActions({ reservation, mapAddress }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const addToCalendar = useAddToCalendar();
  const share = useShare();
  const { _id, _service, date, timeindex, canChange, waitingList } = reservation;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {!waitingList && (
        <Button
          variant="outlined"
          startIcon={<CalendarIcon />}
          onClick={() => addToCalendar(reservation)}
        >
          {t('overview.addToCalendar')}
        </Button>
      )}
      {mapAddress && (
        <Button
          variant="outlined"
          startIcon={<WayIcon />}
          component="a"
          href={mapLink(mapAddress)}
          target="_blank"
          rel="noreferrer"
        >
          {t('booking.done.way')}
        </Button>
      )}
      {canChange && (
        <Button
          variant="outlined"
          startIcon={<ChangeIcon />}
          component={RouterLink}
          to={paths.activity(_id)}
        >
          {t('overview.change')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<ShareIcon />}
        onClick={() =>
          share({
            text: `${_service.name}, ${formatDate(language, date, 'day')}, ${formatTime(timeindex)}`,
            path: paths.discover(_service._id),
          })
        }
      >
        {t('booking.done.share')}
      </Button>
    </Box>
  );
}
