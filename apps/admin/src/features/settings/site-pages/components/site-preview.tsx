import { type SiteTextProblem, usePreviewSitePageMutation } from '@atrium/api-client/admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  description: string;
  body: string;
  /** BCP 47, of the text. */
  locale: string;
}

/** How long nothing is typed before it is drawn again, in milliseconds. */
const PAUSE_MS = 300;

/** A text as visitors would read it, drawn by what draws it for them, and what keeps it from being public. */
export function SitePreview({ title, description, body, locale }: Props) {
  const { t } = useTranslation(['settings', 'errors']);
  const [draw, { data }] = usePreviewSitePageMutation();
  useEffect(() => {
    const timer = setTimeout(() => void draw({ sitePreviewInput: { body } }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body, draw]);
  const problems = data?.data.problems ?? [];
  return (
    <Box component="section" aria-label={t('sitePages.preview')} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('sitePages.preview')}
      </Typography>
      <Box
        lang={locale}
        sx={{
          ...{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' },
          ...{ '& img': { maxWidth: '100%' }, '& figure': { m: 0 }, '& table': { width: '100%' } },
          '& h2, & h3, & h4': { fontSize: '1.1rem', mt: 3, mb: 1 },
        }}
      >
        <Typography component="p" variant="h4">
          {title || t('sitePages.empty')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{description}</Typography>
        {/* safe: the API lets nothing through but what it knows */}
        <div dangerouslySetInnerHTML={{ __html: data?.data.html ?? '' }} />
      </Box>
      {data && (
        <Alert severity={problems.length > 0 ? 'warning' : 'success'} sx={{ mt: 2 }}>
          {problems.length === 0 ? (
            t('sitePages.ready')
          ) : (
            <>
              {t('sitePages.problems')}
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {[
                  ...new Map(problems.map((one) => [`${one.code} ${one.about}`, one])).values(),
                ].map(({ code, about }) => (
                  <li key={`${code} ${about}`}>
                    {t(textOf(code))}
                    {about && ` (${about})`}
                  </li>
                ))}
              </Box>
            </>
          )}
        </Alert>
      )}
    </Box>
  );
}

const textOf = (code: SiteTextProblem) => `errors:${code}` as const;
