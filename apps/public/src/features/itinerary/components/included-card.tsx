import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  /** Beside the name: the day. */
  note?: string | undefined;
  /** What is booked of it. */
  booked: ReactNode;
  /** How many places, or treatments, can still be booked. */
  left: number;
  canBook: boolean;
  isOpen: boolean;
  onOpen: () => void;
  /** Where a time is chosen, while it is open. */
  children: ReactNode;
}

/** One thing that a stay includes: its times, and the way to choose one. */
export function IncludedCard(props: Props) {
  const { name, note, booked, left, canBook, isOpen, onOpen, children } = props;
  const { t } = useTranslation('sales');
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={id} variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {note && (
          <Typography
            sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {note}
          </Typography>
        )}
      </div>
      {booked}
      <Box role="status" sx={{ color: left === 0 ? 'success.main' : 'text.secondary' }}>
        {left === 0 ? t('itinerary.booked') : t('itinerary.left', { count: left })}
      </Box>
      {left > 0 && canBook && !isOpen && (
        <Button
          variant="outlined"
          onClick={onOpen}
          aria-label={t('itinerary.chooseTimeOf', { name })}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {t('itinerary.chooseTime')}
        </Button>
      )}
      {left > 0 && canBook && isOpen && children}
    </Card>
  );
}
