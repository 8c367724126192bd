import type { StayServiceOutput } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';

interface Props {
  guestId: string;
  services: readonly StayServiceOutput[];
  /** Remaining places can be booked. */
  canBook: boolean;
}

/** What is included on which day, how much of it is booked, and booking the rest. */
export function StayServicesTable({ guestId, services, canBook }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();

  return (
    <TableContainer sx={{ position: 'relative' }}>
      <Table
        size="small"
        aria-label={t('stays.services')}
        sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('stays.serviceName')}</TableCell>
            <TableCell>{t('stays.dayMapping')}</TableCell>
            <TableCell>{t('stays.bookingsCreated')}</TableCell>
            <TableCell>{t('stayEdit.places')}</TableCell>
            <TableCell>
              <VisuallyHidden>{t('stayEdit.book')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {services.map((service) => {
            const { name } = service._service;
            return (
              <TableRow key={service._id}>
                <TableCell>{name}</TableCell>
                <TableCell>
                  {t('stays.dayNumber', { day: service.dayNumber })}
                  {` · ${formatDate(language, service.date, 'day')}`}
                </TableCell>
                <TableCell>
                  {service.bookings.length === 0
                    ? 0
                    : service.bookings.map((booking, index) => (
                        <Link
                          key={booking}
                          component={RouterLink}
                          to={paths.reservation(booking)}
                          aria-label={t('stayEdit.bookingNo', { number: index + 1, service: name })}
                          sx={{ mr: 1 }}
                        >
                          {index + 1}
                        </Link>
                      ))}
                </TableCell>
                <TableCell>
                  {t('stayEdit.placesOf', { booked: service.booked, included: service.included })}
                </TableCell>
                <TableCell align="right">
                  {canBook && service.left > 0 && (
                    <Button
                      size="small"
                      variant="contained"
                      component={RouterLink}
                      to={paths.guestBookStay(guestId, {
                        service: service._service._id,
                        date: service.date,
                        stayService: service._id,
                      })}
                      aria-label={t('stayEdit.bookOf', {
                        service: name,
                        date: formatDate(language, service.date, 'day'),
                      })}
                    >
                      {t('stayEdit.book')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
