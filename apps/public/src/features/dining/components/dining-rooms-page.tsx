import { isApiError } from '@atrium/api-client/api-error';
import { useListPublicRoomsQuery, type VendorBrandingOutput } from '@atrium/api-client/public';
import { languages } from '@atrium/i18n/languages';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../shared/use-page-head';
import { RoomCard } from './room-card';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
}

/** A venue's dining rooms, and the way to book a table in them. */
export function DiningRoomsPage({ venue }: Props) {
  const { t } = useTranslation('public');
  const { data, error, refetch } = useListPublicRoomsQuery({ vendor: venue.slug });
  const rooms = data?.data.rooms ?? [];
  const isOff = isApiError(error) && error.code === 'MODULE_OFF';
  const hasNone = isOff || (data !== undefined && rooms.length === 0);
  const title = t('fnb.titleOf', { name: venue.name });
  const description = `${title}. ${t('fnb.lead')}`;
  usePageHead({ title, description, languages, shown: useLanguage() });

  return (
    <Container component="main" id="main" maxWidth="md" sx={{ py: { xs: 5, md: 9 } }}>
      <Typography variant="h1">{venue.name}</Typography>
      <Typography variant="subtitle1" sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {t('fnb.lead')}
      </Typography>
      {!data && !error && <CardSkeletons count={1} />}
      {error !== undefined && !isOff && <ErrorState message={t('fnb.failed')} onRetry={refetch} />}
      {hasNone && <EmptyState title={t('fnb.none', { name: venue.name })} />}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {rooms.map((room) => (
          <RoomCard
            key={room._id}
            room={room}
            venue={venue.slug}
            booksOnline={data?.data.booksOnline ?? false}
          />
        ))}
      </Box>
    </Container>
  );
}
