import type { ActivityOutput } from '@atrium/api-client/hub';
import { formatMoney } from '@atrium/i18n/format';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import CodeIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePrefetchAvailability } from '../../../shared/hooks/use-month-availability';
import { isPeople, useUnit } from '../../../shared/hooks/use-unit';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { OfferCard } from './offer-card';

interface Props {
  activity: ActivityOutput;
}

/** An activity in the guest's language, with the way to book it. */
export function ActivityCard({ activity }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const durationText = useDurationText();
  const { name, description } = activity;
  const unit = useUnit(activity);
  const prefetch = usePrefetchAvailability(activity._id);
  // A protected activity shows nothing before its code.
  const onWay = activity.codeRequired ? undefined : prefetch;
  const priceText = (): string => {
    if (activity.price <= 0) return t('newReservation.free');
    const price = formatMoney(language, activity.price, activity.currency);
    // However many come, a party that has it for itself pays once.
    if (activity.exclusiveBooking && isPeople(activity)) {
      return t('newReservation.pricePerBooking', { price });
    }
    return t('newReservation.pricePerUnit', {
      price,
      // Only German capitalises common nouns within a sentence.
      unit: language === 'de' ? unit : unit.toLocaleLowerCase(),
    });
  };

  return (
    <OfferCard
      name={name}
      heading="h2"
      description={description}
      to={paths.newActivity(activity._id)}
      onWay={onWay}
      facts={
        <>
          <li>
            {t('newReservation.duration', { duration: durationText(activity.durationMinutes) })}
          </li>
          <Box component="li" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {priceText()}
          </Box>
          {activity.codeRequired && (
            <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <CodeIcon sx={{ fontSize: 16 }} aria-hidden />
              {t('newReservation.codeNeeded')}
            </Box>
          )}
        </>
      }
    />
  );
}
