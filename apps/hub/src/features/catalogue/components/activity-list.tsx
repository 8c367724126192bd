import { type ActivityOutput, useListActivitiesQuery } from '@atrium/api-client/hub';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useNextTimes } from '../hooks/use-next-times';
import { type CatalogueFilter, matches } from '../lib/catalogue-filter';
import { ActivityCard } from './activity-card';

interface Props {
  filter: CatalogueFilter;
  onClear: () => void;
}

/** What can be booked at this venue, and is looked for. */
export function ActivityList({ filter, onClear }: Props) {
  const { t } = useTranslation('hub');
  const { slug } = useVendor();
  const language = useLanguage();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useListActivitiesQuery({ vendorId: slug });
  const { times, loading } = useNextTimes(filter);

  if (isLoading) return <CardSkeletons count={4} hasPicture />;
  if (error && !data) {
    return (
      <ErrorState
        title={t('newReservation.loadFailed')}
        message={errorText(error)}
        onRetry={refetch}
      />
    );
  }
  if (!data || data.length === 0) return <EmptyState title={t('newReservation.empty')} />;

  const found = data.filter((activity) => matches(activity, filter));
  const wantsRoom = filter.date !== undefined || filter.people > 1;
  /** One with a code does not say when it has room. */
  const hasNoRoom = ({ _id }: ActivityOutput): boolean =>
    wantsRoom && times?.has(_id) === true && !times.get(_id);
  const shown = found.filter((activity) => !hasNoRoom(activity));
  const hidden = found.length - shown.length;

  return (
    <>
      {shown.length > 0 && (
        <Box
          component="ul"
          key={language}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {shown.map((activity, index) => (
            <ActivityCard
              key={activity._id}
              activity={activity}
              filter={filter}
              next={times?.get(activity._id)}
              isKnown={times?.has(activity._id) ?? false}
              loading={loading}
              isFirst={index === 0}
            />
          ))}
        </Box>
      )}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {hidden > 0 && (
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {t('catalogue.noRoom', { count: hidden })}
          </Typography>
        )}
        {shown.length === 0 && hidden === 0 && <EmptyState title={t('catalogue.nothing')} />}
      </Box>
      {shown.length < data.length && (
        <Button variant="outlined" onClick={onClear} sx={{ mt: 2 }}>
          {t('catalogue.clear')}
        </Button>
      )}
    </>
  );
}
