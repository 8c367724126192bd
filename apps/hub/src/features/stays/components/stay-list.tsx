import { useListOwnStaysQuery } from '@atrium/api-client/hub';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import HotelIcon from '@mui/icons-material/HotelRounded';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { splitStays } from '../lib/split-stays';
import { StaySection } from './stay-section';

/** The guest's stays, the next one first. */
export function StayList() {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useListOwnStaysQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });

  if (isLoading) return <CardSkeletons count={2} />;
  if (!data) {
    return (
      <ErrorState title={t('stays.loadFailed')} message={errorText(error)} onRetry={refetch} />
    );
  }
  if (data.data.length === 0) return <EmptyState icon={<HotelIcon />} title={t('stays.empty')} />;
  const { upcoming, past } = splitStays(data.data, venueToday(Date.now(), timezone));
  return (
    <>
      {upcoming.length > 0 && <StaySection title={t('stays.upcoming')} stays={upcoming} canBook />}
      {past.length > 0 && <StaySection title={t('stays.past')} stays={past} />}
    </>
  );
}
