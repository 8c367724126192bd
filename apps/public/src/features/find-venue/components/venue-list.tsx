import type { FoundVendorOutput } from '@atrium/api-client/public';
import { pictureAddress } from '@atrium/rules/media/picture-sizes';
import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { doors } from '../../../paths';
import { type Goal, ownPages } from '../lib/goals';

interface Props {
  venues: readonly FoundVendorOutput[];
  goal: Goal;
}

/** Each leads to what is looked for. */
export function VenueList({ venues, goal }: Props) {
  const { t } = useTranslation('public');
  const own = ownPages[goal];
  return (
    <Box
      component="ul"
      aria-label={t('findVenue.results')}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {venues.map(({ _id, name, slug, logo, _picture, city, tagline }) => (
        <Card component="li" key={_id}>
          <CardActionArea
            {...(own ? { component: RouterLink, to: own.path(slug) } : { href: doors.hub(slug) })}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}
          >
            <Avatar
              variant="rounded"
              alt=""
              {...srcOf(_picture, logo)}
              sx={{ width: 52, height: 52, bgcolor: 'action.selected', color: 'primary.main' }}
            >
              {name.slice(0, 1)}
            </Avatar>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[city, tagline].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <ArrowIcon aria-hidden sx={{ color: 'text.secondary' }} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

const srcOf = (picture: string | undefined, logo: string | undefined) => {
  const src = picture ? pictureAddress(picture, 320, 'webp') : logo;
  return src && { src };
};
