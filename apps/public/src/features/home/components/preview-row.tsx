import { brass } from '@atrium/ui/theme/primitives';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  /** HH:MM */
  time: string;
  name: string;
  note: string;
  /** How full it is, 0 to 1. */
  share: number;
}

/** A row of the pictured day. */
export function PreviewRow({ time, name, note, share }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '52px 1fr',
        columnGap: 2,
        py: 1.5,
        borderTop: '1px solid rgba(255, 255, 255, 0.16)',
      }}
    >
      <Typography sx={{ opacity: 0.85, fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography noWrap sx={{ fontSize: '0.875rem', opacity: 0.85 }}>
          {note}
        </Typography>
        <Box sx={{ mt: 0.75, height: 4, borderRadius: 2, bgcolor: 'rgba(255, 255, 255, 0.18)' }}>
          <Box sx={{ width: `${share * 100}%`, height: 1, borderRadius: 2, bgcolor: brass[300] }} />
        </Box>
      </Box>
    </Box>
  );
}
