import type { BrandedVendor } from '@atrium/api-client/api';
import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { doors } from '../../../paths';

interface Props {
  venue: BrandedVendor;
}

/** The venue that was found; the person says whether it is the one they meant. */
export function VenueCard({ venue }: Props) {
  const { t } = useTranslation('public');
  return (
    <>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('findVenue.found')}</Typography>
      <Card>
        <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Avatar
            variant="rounded"
            alt=""
            {...(venue.logo && { src: venue.logo })}
            sx={{ width: 52, height: 52, bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            {venue.name.slice(0, 1)}
          </Avatar>
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <Typography variant="h4" component="h2">
              {venue.name}
            </Typography>
            {venue.tagline && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {venue.tagline}
              </Typography>
            )}
          </Box>
          <Button variant="contained" href={doors.hub(venue.slug)} endIcon={<ArrowIcon />}>
            {t('findVenue.open')}
          </Button>
        </CardContent>
      </Card>
    </>
  );
}
