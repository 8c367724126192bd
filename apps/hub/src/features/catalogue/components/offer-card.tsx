import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  name: string;
  heading: 'h2' | 'h3';
  description: string;
  /** List items: how long it lasts, what it costs. */
  facts: ReactNode;
  /** Where it is booked. */
  to: string;
  /** The guest is about to go there. */
  onWay?: (() => void) | undefined;
}

/** Something that can be booked, with the way to book it. */
export function OfferCard({ name, heading, description, facts, to, onWay }: Props) {
  const { t } = useTranslation('hub');
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', p: 2.5, gap: 1, minHeight: 180 }}
    >
      <Typography variant="h3" component={heading}>
        {name}
      </Typography>
      {description && (
        <Typography sx={{ color: 'text.secondary', flex: 1, whiteSpace: 'pre-line' }}>
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
          mt: description ? 0 : 'auto',
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {facts}
      </Box>
      <Button
        variant="contained"
        component={RouterLink}
        to={to}
        onPointerEnter={onWay}
        onFocus={onWay}
        aria-label={t('newReservation.bookNowFor', { service: name })}
        sx={{ mt: 1, alignSelf: { sm: 'flex-start' } }}
      >
        {t('newReservation.bookNow')}
      </Button>
    </Card>
  );
}
