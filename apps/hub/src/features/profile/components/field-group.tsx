import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function FieldGroup({ title, text, children }: Props) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>}
      <Stack spacing={2.5} sx={{ mt: 2 }}>
        {children}
      </Stack>
    </Box>
  );
}
