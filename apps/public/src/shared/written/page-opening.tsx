import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  description: string;
  /** Of an article, `yyyy-mm-dd`, and in words. */
  date?: string | undefined;
  day?: string | undefined;
}

/** Title, what the page is about and, of an article, its day. */
export function PageOpening({ title, description, date, day }: Props) {
  return (
    <Box
      sx={{ borderBottom: 1, borderColor: 'divider', pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 7 } }}
    >
      <Container maxWidth="lg">
        {date && (
          <Typography component="time" dateTime={date} sx={{ color: 'text.secondary' }}>
            {day}
          </Typography>
        )}
        <Typography variant="h1" sx={{ maxWidth: '22ch', overflowWrap: 'break-word' }}>
          {title}
        </Typography>
        <Typography
          sx={{
            mt: 2.5,
            maxWidth: '44rem',
            fontSize: { xs: '1.0625rem', md: '1.1875rem' },
            color: 'text.secondary',
          }}
        >
          {description}
        </Typography>
      </Container>
    </Box>
  );
}
