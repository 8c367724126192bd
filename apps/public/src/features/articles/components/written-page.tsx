import { languageInfo } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { usePageHead } from '../../../shared/use-page-head';
import { PageOpening } from '../../../shared/written/page-opening';
import { Prose } from '../../../shared/written/prose';
import { usePage } from '../hooks/use-page';
import { type Page, writtenIn } from '../lib/load-page';
import { writtenDate } from '../lib/written-date';
import { Contents } from './contents';

interface Props {
  /** Of its file in `content/{language}`. */
  name: string;
  /** What stands before the text. */
  children?: ReactNode;
  /** What stands after it. */
  after?: ReactNode;
}

/** With fewer parts a list of them says no more than the page does. */
const FEWEST_LISTED = 3;

/** A page written in Markdown, in the visitor's language or in English. */
export function WrittenPage({ name, children, after }: Props) {
  const language = useLanguage();
  const page = usePage(name);
  usePageHead({
    title: page.title,
    description: page.description,
    languages: writtenIn,
    shown: page.language,
    ...(page.date && { structured: articleData(page) }),
  });

  const isListed = page.layout !== 'deck' && page.headings.length >= FEWEST_LISTED;
  return (
    <Box component="main" id="main">
      <Box component="article" lang={languageInfo[page.language].locale}>
        <PageOpening
          title={page.title}
          description={page.description}
          date={page.date}
          day={page.date && writtenDate(page.date, page.language)}
        />
        <Container
          maxWidth="lg"
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              ...(isListed && { md: 'minmax(0, 1fr) 220px' }),
            },
            gap: { md: 8 },
            pt: { xs: 4, md: 6 },
            pb: { xs: 8, md: 12 },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            {children && <div lang={languageInfo[language].locale}>{children}</div>}
            <Prose html={page.html} layout={page.layout} />
            {after}
          </Box>
          {isListed && <Contents headings={page.headings} />}
        </Container>
      </Box>
    </Box>
  );
}

const articleData = ({ title, description, date }: Page) => ({
  '@type': 'Article',
  headline: title,
  description,
  datePublished: date,
});
