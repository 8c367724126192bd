import type { ActivityOutput } from '@atrium/api-client/public';
import { formatMoney } from '@atrium/i18n/format';
import { Picture } from '@atrium/ui/components/display/picture';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';

interface Props {
  service: ActivityOutput;
  /** Slug. */
  venue: string;
}

/** A service, and the way to its times. */
export function ServiceCard({ service, venue }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { _id, name, description, price, currency, exclusiveBooking } = service;
  const [picture] = service.pictures ?? [];
  const amount = formatMoney(language, price, currency);
  const priced = exclusiveBooking ? amount : t('booking.perPerson', { price: amount });

  return (
    <Card component="li">
      <CardActionArea
        component={RouterLink}
        to={paths.bookingOf(venue, _id)}
        sx={{ display: { xs: 'block', sm: 'flex' }, alignItems: 'stretch' }}
      >
        {picture && (
          <Box
            sx={{
              ...{ flex: 'none', width: { sm: 200 }, display: 'grid', overflow: 'hidden' },
              // beside the words it is as tall as they are
              '& > div': { aspectRatio: { sm: 'auto' } },
            }}
          >
            <Picture
              picture={picture}
              sizes="(min-width: 600px) 200px, 100vw"
              ratio={5 / 2}
              isDecorative
            />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0, p: 2.5 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {description && (
            <Typography
              sx={{
                mt: 0.5,
                color: 'text.secondary',
                display: '-webkit-box',
                WebkitLineClamp: 3,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              {description}
            </Typography>
          )}
          <Typography sx={{ mt: 1, fontWeight: 600 }}>
            {price > 0 ? priced : t('booking.free')}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}
