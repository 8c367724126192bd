import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text?: string;
  id?: string;
  children: ReactNode;
}

/** A section of the front page: a claim and the evidence for it. */
export function Section({ title, text, id, children }: Props) {
  const headingId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ py: { xs: 6, md: 9 }, scrollMarginTop: 56 }}
    >
      <Container maxWidth="lg">
        <Box sx={{ maxWidth: '40rem', mb: { xs: 4, md: 6 } }}>
          <Typography id={headingId} variant="h2">
            {title}
          </Typography>
          {text && (
            <Typography variant="subtitle1" sx={{ mt: 2, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
