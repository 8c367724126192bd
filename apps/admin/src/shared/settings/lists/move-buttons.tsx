import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Of the row, for whoever does not see which row the buttons are in. */
  name: string;
  /** Place of the row in its list, 0 for the first. */
  position: number;
  total: number;
  onMove: (by: -1 | 1) => void;
}

/** Moves a row up or down. The button that was used keeps the focus, wherever its row goes. */
export function MoveButtons({ name, position, total, onMove }: Props) {
  const { t } = useTranslation('settings');
  const used = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser takes the focus from a row that moves
  useLayoutEffect(() => {
    used.current?.focus();
    used.current = null;
  }, [position]);
  const ways = [
    { by: -1, label: t('moveUp', { name }), Icon: UpIcon, isEnd: position === 0 },
    { by: 1, label: t('moveDown', { name }), Icon: DownIcon, isEnd: position === total - 1 },
  ] as const;
  return ways.map(({ by, label, Icon, isEnd }) => (
    <IconButton
      key={by}
      size="small"
      aria-label={label}
      // a disabled button would lose the focus when its row arrives at the end
      aria-disabled={isEnd}
      sx={isEnd ? { color: 'action.disabled' } : undefined}
      onClick={(event) => {
        if (isEnd) return;
        used.current = event.currentTarget;
        onMove(by);
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  ));
}
