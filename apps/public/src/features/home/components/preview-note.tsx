import { shadow } from '@atrium/ui/theme/primitives';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface Props {
  color: string;
  title: string;
  text: string;
  /** Where it lies on the picture. */
  sx: SxProps<Theme>;
}

/** A message to a guest in the picture. */
export function PreviewNote({ color, title, text, sx }: Props) {
  return (
    <Box
      sx={[
        {
          position: 'absolute',
          display: 'flex',
          gap: 1.5,
          maxWidth: 270,
          px: 2,
          py: 1.5,
          borderRadius: '14px',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          boxShadow: shadow.raised,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={{ flex: 'none', width: 4, borderRadius: 2, bgcolor: color }} />
      <Box>
        <Typography sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ fontSize: '0.8125rem', lineHeight: 1.45, color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
    </Box>
  );
}
