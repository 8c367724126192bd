import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import PersonIcon from '@mui/icons-material/PersonRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { PaletteEntry } from '../../lib/palette-entries';

interface Props {
  id: string;
  entry: PaletteEntry;
  active: boolean;
  onHover: () => void;
  onChoose: () => void;
}

export function PaletteOption({ id, entry, active, onHover, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const Icon = entry.icon ?? (entry.detail === undefined ? ArrowIcon : PersonIcon);

  useEffect(() => {
    if (active) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox never take the focus
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onHover}
      onClick={onChoose}
    >
      <Box
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 1.5,
          py: 1,
          minHeight: 44,
          borderRadius: 1,
          cursor: 'pointer',
          backgroundColor: active ? theme.vars.palette.action.selected : 'transparent',
        })}
      >
        <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
        <Typography
          component="span"
          noWrap
          sx={{ fontWeight: 550, flexShrink: 0, maxWidth: '60%' }}
        >
          {entry.label}
        </Typography>
        {entry.detail && (
          <Typography
            component="span"
            variant="body2"
            noWrap
            sx={{ ml: 'auto', color: 'text.secondary', minWidth: 0 }}
          >
            {entry.detail}
          </Typography>
        )}
      </Box>
    </div>
  );
}
