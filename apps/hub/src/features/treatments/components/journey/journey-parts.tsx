import { formatTimeRange } from '@atrium/i18n/format';
import Box from '@mui/material/Box';

export interface JourneyPartShown {
  /** Tells it apart. */
  key: string;
  name: string;
  /** Minutes from midnight. */
  start: number;
  end: number;
  /** Who gives it and where, or for whom it is. */
  about?: string | undefined;
}

interface Props {
  /** By their start. */
  parts: readonly JourneyPartShown[];
}

/** What follows what, and when. */
export function JourneyParts({ parts }: Props) {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {parts.map(({ key, name, start, end, about }) => (
        <Box component="li" key={key} sx={{ display: 'flex', columnGap: 1.5, flexWrap: 'wrap' }}>
          <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {formatTimeRange(start, end)}
          </Box>
          <Box component="span">
            {name}
            {about && (
              <Box
                component="span"
                sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
              >
                {about}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
