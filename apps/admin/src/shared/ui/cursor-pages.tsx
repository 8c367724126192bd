import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The cursors of the pages after the first, up to the one shown. */
  cursors: readonly string[];
  /** Of the page after the one shown; absent on the last. */
  nextCursor: string | undefined;
  onCursors: (cursors: string[]) => void;
  /** The list begins with what is soonest: its next page is later, not older. */
  ahead?: boolean;
}

/** To and fro in a list whose pages know only the next one; nothing for a list of one page. */
export function CursorPages({ cursors, nextCursor, onCursors, ahead = false }: Props) {
  const { t } = useTranslation('admin');
  if (cursors.length === 0 && nextCursor === undefined) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
      <Button
        size="small"
        disabled={cursors.length === 0}
        onClick={() => onCursors(cursors.slice(0, -1))}
      >
        {t(ahead ? 'guestBookings.sooner' : 'pages.newer')}
      </Button>
      <Button
        size="small"
        disabled={nextCursor === undefined}
        onClick={() => nextCursor !== undefined && onCursors([...cursors, nextCursor])}
      >
        {t(ahead ? 'guestBookings.later' : 'pages.older')}
      </Button>
    </Box>
  );
}
