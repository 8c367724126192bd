import type { Language } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { usePageHead } from '../../../shared/use-page-head';
import { PageOpening } from '../../../shared/written/page-opening';
import { Prose } from '../../../shared/written/prose';
import type { EditedPage } from '../lib/places';

interface Props {
  page: EditedPage;
  /** Of its text. */
  locale: string;
  /** Its day, in words. */
  day: string;
  written: readonly Language[];
  shown?: Language;
}

/** An edited page in the shape of the site's own. */
export function EditedText({ page, locale, day, written, shown }: Props) {
  const { title, description, date, html } = page;
  usePageHead({
    ...{ title, description, languages: written },
    ...(shown && {
      shown,
      structured: { '@type': 'Article', headline: title, description, datePublished: date },
    }),
  });
  return (
    <Box component="main" id="main">
      <Box component="article" lang={locale}>
        <PageOpening title={title} description={description} date={date} day={day} />
        <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 8, md: 12 } }}>
          <Prose html={html} />
        </Container>
      </Box>
    </Box>
  );
}
