import type { BookingOutput, MessageOutput } from '@atrium/api-client/admin';
import { formatDate, formatInstant, formatTimeRange } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { isByAge, usePriceLineText } from '@atrium/ui/hooks/use-price-line-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { Participants } from '../../../../shared/bookings/participants';
import { BookingStatusChip } from '../../../../shared/bookings/status/booking-status-chip';
import { TableWishLine } from '../../../../shared/bookings/tables/table-wish-line';
import { GuestMarks } from '../../../../shared/guests/guest-marks';
import { Facts } from '../../../../shared/ui/facts';
import { PageHeader } from '../../../../shared/ui/page-header';
import { BookedTogether } from './booked-together';
import { BookingActions } from './booking-actions';
import { BookingHistory } from './booking-history';
import { BookingMessages } from './booking-messages';
import { CoveredBy } from './covered-by';
import { QuickUpdateForm } from './quick-update-form';
import { StatusSelect } from './status-select';

interface Props {
  booking: BookingOutput;
  renderMessage: (message: MessageOutput) => ReactNode;
  /** @param guest the name of whoever can be asked to pay by mail */
  renderMoney: (guest: string | undefined) => ReactNode;
}

/** Everything of one booking. */
export function BookingView({ booking, renderMessage, renderMoney }: Props) {
  const { t } = useTranslation(['admin', 'common', 'ui']);
  const language = useLanguage();
  const { vendor } = useMe();
  const { _customer: guest, terms, priceLines = [] } = booking;
  const lineText = usePriceLineText(terms.currency, booking._service.name);
  const instant = (at: string | undefined) => at && formatInstant(language, at, vendor.timezone);
  const when = `${formatDate(language, booking.date, 'full')}, ${formatTimeRange(booking.timeindex, booking.timeindexEnd)}`;

  return (
    <>
      <PageHeader
        title={booking._service.name}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {when}
            <BookingStatusChip booking={booking} />
          </Box>
        }
        actions={<BookingActions booking={booking} />}
      />
      <Card sx={{ p: 2.5, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2.5, mb: 2.5 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            {guest ? (
              <>
                <Link
                  component={RouterLink}
                  to={paths.guest(guest._id)}
                  sx={{ fontSize: '1.125rem', fontWeight: 600 }}
                >
                  {displayName(guest) || t('guest.unnamed')}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[guest.phone, guest.email].filter(Boolean).join(' · ')}
                </Typography>
                <GuestMarks guest={guest} />
              </>
            ) : (
              <Typography sx={{ fontWeight: 600 }}>{t('booking.dropInGuest')}</Typography>
            )}
          </Box>
          <StatusSelect booking={booking} />
        </Box>
        <Facts
          facts={[
            [t('booking.participants'), <Participants key="participants" {...booking} />],
            [
              t('booking.addons'),
              booking.addons
                .map(({ quantity, _addon }) => `${quantity} × ${_addon.name}`)
                .join(', '),
            ],
            [t('booking.companions'), booking.companions.map(({ name }) => name).join(', ')],
            [
              t('ui:tableWish.label'),
              booking.tableWish && <TableWishLine wish={booking.tableWish} />,
            ],
            [
              t('common:fields.price'),
              isByAge(priceLines) && (
                <Box key="price" component="span" sx={{ display: 'grid' }}>
                  {priceLines.map((line) => (
                    <span key={`${line.kind} ${line.from} ${line.name}`}>{lineText(line)}</span>
                  ))}
                </Box>
              ),
            ],
            [t('booking.segment'), booking._segment?.type],
            [
              t('booking.total'),
              booking.totalPrice > 0 && (
                <Money minor={booking.totalPrice} currency={terms.currency} />
              ),
            ],
            [
              t('paidBy.label'),
              guest && terms.coveredBy && (
                <CoveredBy guestId={guest._id} coveredBy={terms.coveredBy} />
              ),
            ],
            [t('booking.bookingId'), booking.bookingId],
            [t('booking.source'), t(booking.onlineBooking ? 'booking.online' : 'booking.byStaff')],
            [t('booking.createdAt'), instant(booking.createdAt)],
            [t('booking.cancelUntil'), instant(terms.cancellationDeadline)],
            [t('booking.cancelledAt'), instant(booking.cancelledAt)],
          ]}
        />
      </Card>
      {renderMoney(guest?.email ? displayName(guest) || t('guest.unnamed') : undefined)}
      {booking._series && <BookedTogether booking={booking} kind="series" id={booking._series} />}
      {booking._group && <BookedTogether booking={booking} kind="group" id={booking._group} />}
      <Card component="section" aria-label={t('booking.comment')} sx={{ p: 2.5, mb: 3 }}>
        <QuickUpdateForm booking={booking} />
      </Card>
      {guest && (
        <Box component="section" aria-label={t('messages.title')} sx={{ mb: 3 }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
            {t('messages.title')}
          </Typography>
          <BookingMessages booking={booking} customerId={guest._id} renderMessage={renderMessage} />
        </Box>
      )}
      <section aria-label={t('booking.history')}>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('booking.history')}
        </Typography>
        <BookingHistory booking={booking} />
      </section>
    </>
  );
}
