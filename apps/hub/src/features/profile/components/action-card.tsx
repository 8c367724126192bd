import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** An action on the account, and its consequences. */
export function ActionCard({ title, text, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 }, mt: 2 }}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          gap: 1.5,
          mt: 2,
        }}
      >
        {children}
      </Box>
    </Card>
  );
}
