import type { StayExtraOutput } from '@atrium/api-client/hub';
import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  extras: readonly StayExtraOutput[];
}

/** What else the stay includes, not tied to a day. */
export function StayExtras({ title, extras }: Props) {
  if (extras.length === 0) return null;
  const names = extras.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  return (
    <Typography sx={{ mt: 1.5 }}>
      <Typography component="span" sx={{ color: 'text.secondary' }}>{`${title}: `}</Typography>
      {names.join(', ')}
    </Typography>
  );
}
