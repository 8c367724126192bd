import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Page } from '../lib/load-page';
import { writtenDate } from '../lib/written-date';

interface Props {
  page: Page;
}

/** Title, what the page is about and, of an article, its day. */
export function PageOpening({ page }: Props) {
  return (
    <Box
      sx={{ borderBottom: 1, borderColor: 'divider', pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 7 } }}
    >
      <Container maxWidth="lg">
        {page.date && (
          <Typography component="time" dateTime={page.date} sx={{ color: 'text.secondary' }}>
            {writtenDate(page.date, page.language)}
          </Typography>
        )}
        <Typography variant="h1" sx={{ maxWidth: '22ch', overflowWrap: 'break-word' }}>
          {page.title}
        </Typography>
        <Typography
          sx={{
            mt: 2.5,
            maxWidth: '44rem',
            fontSize: { xs: '1.0625rem', md: '1.1875rem' },
            color: 'text.secondary',
          }}
        >
          {page.description}
        </Typography>
      </Container>
    </Box>
  );
}
