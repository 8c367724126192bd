import { useListServicesQuery } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { serviceName } from '../../../../shared/bookings/service-name';

/** The venue's first service as a catalogue card. */
export function PreviewActivity() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { currency } = useMe().vendor;
  const service = useListServicesQuery().data?.data.find(({ active }) => active);
  if (!service) return null;
  return (
    <Card sx={{ display: 'grid', gap: 1, p: 2.5, justifyItems: 'start' }}>
      <Typography component="p" variant="h3">
        {serviceName(service, language)}
      </Typography>
      {service.description && (
        <Typography sx={{ color: 'text.secondary' }}>{service.description}</Typography>
      )}
      {service.price > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {formatMoney(language, service.price, currency)}
        </Typography>
      )}
      <Button variant="contained">{t('newBooking.submit')}</Button>
    </Card>
  );
}
