import { Counter } from '@atrium/ui/components/fields/counter';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  value: number;
  onChange: (participants: number) => void;
}

const SIZES = [1, 2, 3, 4, 5, 6];
const LARGE = 7;

/** How many, in one tap; larger parties count up. */
export function PartySize({ value, onChange }: Props) {
  const { t } = useTranslation('seating');
  const [isLarge, setLarge] = useState(false);
  if (isLarge) {
    const what = t('door.size');
    return (
      <Counter
        label={what}
        value={value}
        decreaseLabel={t('panel.fewer', { what })}
        increaseLabel={t('panel.more', { what })}
        canDecrease={value > 1}
        canIncrease
        onDecrease={() => onChange(Math.max(1, value - 1))}
        onIncrease={() => onChange(value + 1)}
      />
    );
  }
  return (
    <Box
      role="group"
      aria-label={t('door.size')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        '& button': { minWidth: 44, height: 44, px: 0, fontSize: 16 },
      }}
    >
      {SIZES.map((size) => (
        <Button
          key={size}
          variant={size === value ? 'contained' : 'outlined'}
          aria-pressed={size === value}
          aria-label={t('door.people', { count: size })}
          onClick={() => onChange(size)}
        >
          {size}
        </Button>
      ))}
      <Button
        variant="outlined"
        aria-label={`${LARGE}+, ${t('door.more')}`}
        onClick={() => {
          setLarge(true);
          onChange(LARGE);
        }}
      >
        {LARGE}+
      </Button>
    </Box>
  );
}
