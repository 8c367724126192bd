import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props {
  label: string;
  value: number;
  decreaseLabel: string;
  increaseLabel: string;
  canDecrease: boolean;
  canIncrease: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
}

/** Disabled buttons would drop the focus of the person who has just reached the limit. */
const look = (enabled: boolean) => ({
  'aria-disabled': !enabled,
  sx: {
    width: 44,
    height: 44,
    border: 1,
    borderColor: 'divider',
    borderRadius: '50%',
    ...(!enabled && { opacity: 0.4, cursor: 'default', '&:hover': { background: 'none' } }),
  },
});

/** A small number with a button on either side; large enough for a thumb. */
export function Counter(props: Props) {
  const { label, value, canDecrease, canIncrease } = props;
  const id = useId();

  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography id={id} sx={{ flex: 1, fontWeight: 550 }}>
        {label}
      </Typography>
      <IconButton
        aria-label={props.decreaseLabel}
        onClick={props.onDecrease}
        {...look(canDecrease)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography
        component="output"
        aria-live="polite"
        aria-labelledby={id}
        sx={{ width: 40, textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      <IconButton
        aria-label={props.increaseLabel}
        onClick={props.onIncrease}
        {...look(canIncrease)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
