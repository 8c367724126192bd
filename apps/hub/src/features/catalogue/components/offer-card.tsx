import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  name: string;
  heading: 'h2' | 'h3';
  description: string;
  picture?: ReactNode;
  /** What guests think of it, beside its name. */
  rating?: ReactNode;
  /** List items: how long it lasts, what it costs. */
  facts: ReactNode;
  /** The next time it can be booked. */
  next?: ReactNode;
  /** The page that tells more of it. */
  about?: string | undefined;
  /** Where it is booked. */
  to: string;
  /** What the booking begins with. */
  state?: object | undefined;
  /** The guest is about to go there. */
  onWay?: (() => void) | undefined;
}

/** Something that can be booked, with the way to book it. */
export function OfferCard(props: Props) {
  const { name, heading, description, picture, rating, facts, next, about, to, state, onWay } =
    props;
  const { t } = useTranslation('hub');
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', minHeight: 180 }}>
      {picture}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1, p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="h3" component={heading} sx={{ flex: 1, minWidth: 0 }}>
            {about === undefined ? (
              name
            ) : (
              <Link
                component={RouterLink}
                to={about}
                color="inherit"
                underline="hover"
                onPointerEnter={onWay}
                onFocus={onWay}
              >
                {name}
              </Link>
            )}
          </Typography>
          {rating}
        </Box>
        {description && (
          <Typography
            sx={{
              color: 'text.secondary',
              flex: 1,
              whiteSpace: 'pre-line',
              // The page of the activity has the rest.
              ...(about !== undefined && {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: '3',
                overflow: 'hidden',
                flex: 'none',
              }),
            }}
          >
            {description}
          </Typography>
        )}
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            m: 0,
            mt: description && about === undefined ? 0 : 'auto',
            p: 0,
            listStyle: 'none',
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {facts}
        </Box>
        {next}
        <Button
          variant="contained"
          component={RouterLink}
          to={to}
          state={state}
          onPointerEnter={onWay}
          onFocus={onWay}
          aria-label={t('newReservation.bookNowFor', { service: name })}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {t('newReservation.bookNow')}
        </Button>
      </Box>
    </Card>
  );
}
