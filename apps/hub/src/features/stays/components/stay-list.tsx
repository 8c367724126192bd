import { useListOwnStaysQuery } from '@atrium/api-client/hub';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import HotelIcon from '@mui/icons-material/HotelRounded';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { splitStays } from '../lib/split-stays';
import { StaySection } from './stay-section';

interface Props {
  /** What follows once the stays are known: they would push it down. */
  children: ReactNode;
}

/** The guest's stays, the next one first. */
export function StayList({ children }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useListOwnStaysQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });

  if (isLoading) return <CardSkeletons count={2} />;
  const stays = data?.data;
  const { upcoming, past } = splitStays(stays ?? [], venueToday(Date.now(), timezone));
  return (
    <>
      {!stays && (
        <ErrorState title={t('stays.loadFailed')} message={errorText(error)} onRetry={refetch} />
      )}
      {stays?.length === 0 && <EmptyState icon={<HotelIcon />} title={t('stays.empty')} />}
      {upcoming.length > 0 && <StaySection title={t('stays.upcoming')} stays={upcoming} canBook />}
      {past.length > 0 && <StaySection title={t('stays.past')} stays={past} />}
      {children}
    </>
  );
}
