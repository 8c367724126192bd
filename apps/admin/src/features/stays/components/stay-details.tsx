import { type StayExtraOutput, useGetStayQuery } from '@atrium/api-client/api';
import { formatDate } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { Facts } from '../../../shared/components/facts';
import { StayStatusChip } from './stay-status-chip';

interface Props {
  guestId: string;
  stayId: string;
}

/** One stay: its days, its guests, and what is included and booked of it. */
export function StayDetails({ guestId, stayId }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data, isError, refetch } = useGetStayQuery({ id: stayId });

  if (isError) return <ErrorState title={t('stays.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={280} />;
  const stay = data.data;
  const day = (date: string) => formatDate(language, date);

  const extras = (title: string, none: string, items: readonly StayExtraOutput[]) => (
    <Box component="section">
      <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {items.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
          {items.map(({ _id, name, quantity }) => (
            <li key={_id}>{quantity === 1 ? name : `${quantity} × ${name}`}</li>
          ))}
        </Box>
      )}
    </Box>
  );

  return (
    <Card component="section" aria-label={t('stays.title')} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Button
          component={Link}
          to={paths.guestStays(guestId)}
          state={{ keepFocus: true }}
          size="small"
          startIcon={<BackIcon />}
        >
          {t('stays.title')}
        </Button>
        <StayStatusChip status={stay.status} />
      </Box>
      <Facts
        facts={[
          [t('stays.arrivalDate'), day(stay.arrivaldate)],
          [t('stays.departureDate'), day(stay.departuredate)],
          [t('stays.bookingDate'), day(stay.createdAt)],
          [t('stays.nights'), stay.nights],
          [t('stays.pax'), stay.nrOfGuests],
          [t('stays.roomType'), stay.roomType],
          [t('guest.fields.importedFrom'), stay.importedFrom],
        ]}
      />
      <Typography variant="subtitle2" component="h2" sx={{ mt: 3, mb: 0.5 }}>
        {t('stays.services')}
      </Typography>
      {stay.services.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('stays.noServices')}
        </Typography>
      ) : (
        <Table size="small" aria-label={t('stays.services')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('stays.serviceName')}</TableCell>
              <TableCell>{t('stays.dayMapping')}</TableCell>
              <TableCell>{t('stays.bookingsCreated')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {stay.services.map((service) => (
              <TableRow key={service._id}>
                <TableCell>{service._service.name}</TableCell>
                <TableCell>
                  {t('stays.dayNumber', { day: service.dayNumber })}
                  {` · ${formatDate(language, service.date, 'day')}`}
                </TableCell>
                <TableCell>{service.bookings.length}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {extras(t('stays.addons'), t('stays.noAddons'), stay.addons)}
        {extras(t('stays.treatmentTypes'), t('stays.noTreatmentTypes'), stay.treatmentTypes)}
      </Box>
    </Card>
  );
}
