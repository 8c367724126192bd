import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface Props {
  /** What it says. */
  text: string;
  /** What it is for, to who cannot see it. */
  label: string;
}

/** White around it and black on white in every colour scheme: that is what cameras read. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: 4 });
  const cells = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ width: 208, height: 208, bgcolor: '#fff', borderRadius: 1, alignSelf: 'center' }}
    >
      <path d={cells.join('')} fill="#000" shapeRendering="crispEdges" />
    </Box>
  );
}
