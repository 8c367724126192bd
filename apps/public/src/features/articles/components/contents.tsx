import { languageInfo } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  headings: readonly { id: string; title: string }[];
}

/** What is on the page, beside it where there is room. */
export function Contents({ headings }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const id = useId();
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 96,
        alignSelf: 'start',
        maxHeight: 'calc(100dvh - 120px)',
        overflowY: 'auto',
      }}
    >
      <Typography
        id={id}
        lang={languageInfo[language].locale}
        variant="body2"
        sx={{ mb: 1.5, fontWeight: 600 }}
      >
        {t('site.onThisPage')}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 1, borderColor: 'divider' }}
      >
        {headings.map((heading) => (
          <Box component="li" key={heading.id}>
            <Link
              href={`#${heading.id}`}
              underline="hover"
              sx={{
                display: 'block',
                py: 0.75,
                pl: 2,
                typography: 'body2',
                color: 'text.secondary',
              }}
            >
              {heading.title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
