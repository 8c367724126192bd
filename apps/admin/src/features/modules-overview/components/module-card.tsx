import { StatusChip } from '@atrium/ui/components/display/status-chip';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface Props {
  name: string;
  text: string;
  state: string;
  /** Colour of the state. */
  color: string;
}

/** A module: whether the venue has it, and what it is for. */
export function ModuleCard({ name, text, state, color }: Props) {
  return (
    <Card component="li" sx={{ p: 2, listStyle: 'none' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Typography component="h3" variant="subtitle1" sx={{ flex: 1, fontWeight: 600 }}>
          {name}
        </Typography>
        <StatusChip label={state} color={color} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Card>
  );
}
