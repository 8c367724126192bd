import { isApiError } from '@atrium/api-client/api-error';
import { useGetRatingQuery } from '@atrium/api-client/public';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { useTranslation } from 'react-i18next';
import { doors } from '../../../paths';
import { Outcome } from './outcome';
import { RatingForm } from './rating-form';

interface Props {
  venue: { name: string; slug: string };
  /** What the link contains. */
  link: { bookingId: string; vendor: string; signature: string };
  /** The rating chosen in the message; 0 if it is not a valid one. */
  rating: number;
}

/** Where a guest says how it was. Opening it changes nothing: mail scanners open links. */
export function RatingPage({ venue, link, rating }: Props) {
  const { t } = useTranslation('public');
  const { data, error, refetch } = useGetRatingQuery(link);
  usePageTitle(t('rating.title'), venue.name);
  const door = { href: doors.hub(venue.slug), label: t('rating.toVenue', { vendor: venue.name }) };
  const asked = data?.data;

  if (isApiError(error) && error.status === 403) {
    return <Outcome title={t('rating.invalid')} text={t('rating.invalidText')} door={door} />;
  }
  if (error && !asked) return <ErrorState onRetry={refetch} />;
  if (!asked) return <LoadingScreen />;
  if (!asked.open) {
    const text = t('rating.closedText', { vendor: venue.name });
    return <Outcome title={t('rating.closed')} text={text} door={door} />;
  }
  return (
    <RatingForm
      venue={venue}
      link={link}
      asked={asked}
      rating={rating || (asked.rating ?? 0)}
      door={door}
    />
  );
}
