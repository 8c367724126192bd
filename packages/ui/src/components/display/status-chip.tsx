import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { statusColors } from '../../lib/status-colors';

interface Props {
  label: string;
  /** The venue's colour of the status; anything that is no colour counts as grey. */
  color?: string | null | undefined;
  size?: 'small' | 'medium';
}

/** A status in its colour, which a dot shows as given and the text in the nearest shade one can read. */
export function StatusChip({ label, color, size = 'small' }: Props) {
  const { light, dark, dot } = useMemo(() => statusColors(color), [color]);
  return (
    <Chip
      size={size}
      label={label}
      icon={<span aria-hidden className="dot" />}
      sx={(theme) => ({
        color: light.text,
        backgroundColor: light.background,
        '& .dot': { width: 8, height: 8, ml: 1, borderRadius: '50%', backgroundColor: dot },
        ...theme.applyStyles('dark', { color: dark.text, backgroundColor: dark.background }),
      })}
    />
  );
}
