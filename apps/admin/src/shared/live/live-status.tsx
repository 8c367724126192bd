import { selectIsLive } from '@atrium/api-client/live/live-connection';
import { useAppSelector } from '@atrium/api-client/use-store';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const text = { fontSize: 13, color: 'text.secondary', minWidth: 0 } as const;

interface Props {
  /** What a colleague has just done; undefined: nothing. */
  news: string | undefined;
  on: string;
  off: string;
}

/** Whether a page is live, and what a colleague has just done: as high when it says nothing. */
export function LiveStatus({ news, on, off }: Props) {
  const isLive = useAppSelector(selectIsLive);
  const said = news ?? (isLive ? '' : off);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, mb: 0.5 }}>
      <Box
        aria-hidden="true"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: isLive ? 'success.main' : 'warning.main',
        }}
      />
      <Typography role="status" noWrap sx={text}>
        {said}
      </Typography>
      {!said && <Typography sx={text}>{on}</Typography>}
    </Box>
  );
}
