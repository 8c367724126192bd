import { formatTime } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';

interface Props {
  /** Of the group. */
  name: string;
  /** Minutes from midnight. */
  start: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** A start as a button that is one of a group. */
export function StartButton({ name, start, isChosen, onChoose }: Props) {
  return (
    <Box
      component="label"
      sx={(theme) => ({
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        minWidth: 72,
        minHeight: 44,
        px: 1.5,
        borderRadius: 1,
        border: `1px solid ${theme.vars.palette.divider}`,
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        cursor: 'pointer',
        '&:hover': { borderColor: theme.vars.palette.primary.main },
        '&:has(:focus-visible)': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        ...(isChosen && {
          color: theme.vars.palette.primary.contrastText,
          backgroundColor: theme.vars.palette.primary.main,
          borderColor: theme.vars.palette.primary.main,
        }),
      })}
    >
      <VisuallyHidden>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      </VisuallyHidden>
      {formatTime(start)}
    </Box>
  );
}
