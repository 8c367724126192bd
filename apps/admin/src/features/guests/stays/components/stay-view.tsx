import type { StaffStayOutput, StayExtraOutput } from '@atrium/api-client/admin';
import { formatDate, formatMoney } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { Facts } from '../../../../shared/ui/facts';
import { useStayActions } from '../hooks/use-stay-actions';
import { StayServicesTable } from './stay-services-table';
import { StayStatusChip } from './stay-status-chip';
import { StayTreatments } from './stay-treatments';

interface Props {
  guestId: string;
  stay: StaffStayOutput;
  onEdit: () => void;
}

/** A stay: its days, its guests, and what is included and booked. */
export function StayView({ guestId, stay, onEdit }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level, vendor } = useMe();
  const actions = useStayActions(stay);
  const day = (date: string) => formatDate(language, date);
  const money = (minor: number | undefined) =>
    minor === undefined ? undefined : formatMoney(language, minor, vendor.currency);

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          {actions.remove && (
            <Button size="small" color="error" disabled={actions.isBusy} onClick={actions.remove}>
              {t('stayEdit.delete')}
            </Button>
          )}
          {actions.cancel && (
            <Button size="small" color="error" disabled={actions.isBusy} onClick={actions.cancel}>
              {t('stayEdit.cancel')}
            </Button>
          )}
          {actions.canEdit && (
            <Button size="small" variant="outlined" onClick={onEdit}>
              {t('stayEdit.edit')}
            </Button>
          )}
        </Box>
      </Box>
      <Facts
        facts={[
          [t('stays.arrivalDate'), day(stay.arrivaldate)],
          [t('stays.departureDate'), day(stay.departuredate)],
          [t('stays.bookingDate'), day(stay.createdAt)],
          [t('stays.nights'), stay.nights],
          [t('stays.pax'), stay.nrOfGuests],
          [t('stays.roomType'), stay.roomType],
          [
            t('stayEdit.package'),
            [stay.packageName, money(stay.packagePrice)].filter(Boolean).join(' · '),
          ],
          [t('stayEdit.comment'), stay.comment],
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
        <StayServicesTable
          guestId={guestId}
          services={stay.services}
          canBook={may(level, 'bookings.create') && stay.status !== 'cancelled'}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {extras(t('stays.addons'), t('stays.noAddons'), stay.addons)}
        <StayTreatments treatments={stay.treatmentTypes} />
      </Box>
    </Card>
  );
}
