import { type SiteTextProblem, usePreviewSitePageMutation } from '@atrium/api-client/admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect } from 'react';
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
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {t('sitePages.preview')}
      </Typography>
      <Box lang={locale} sx={frame}>
        <Typography component="p" variant="h4">
          {title || t('sitePages.empty')}
        </Typography>
        {description && (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{description}</Typography>
        )}
        <Box
          onClick={openBeside}
          sx={prose}
          // safe: the API lets nothing through but what it knows
          dangerouslySetInnerHTML={{ __html: data?.data.html ?? '' }}
        />
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

/** A link of the text is tried beside what is being written, which would be left otherwise. */
function openBeside(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  const address = link.getAttribute('href') ?? '';
  if (address && !address.startsWith('#')) window.open(address, '_blank', 'noopener');
}

const frame = {
  ...{ p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1 },
  overflowWrap: 'anywhere',
} as const;

/** The public site's styles (apps/public/src/shared/written/prose-styles.ts), at the size of a form. */
const prose = {
  ...{ mt: 3, lineHeight: 1.7 },
  '& h2': { typography: 'h5', mt: 3, mb: 1 },
  '& h3': { typography: 'h6', mt: 2.5, mb: 0.5 },
  '& h4, & h5, & h6': { typography: 'subtitle1', fontWeight: 600, mt: 2, mb: 0.5 },
  '& > :first-of-type': { mt: 0 },
  '& p, & ul, & ol': { my: 1.5 },
  '& ul, & ol': { pl: 3 },
  '& blockquote': { mx: 0, my: 2, pl: 2, borderLeft: 3, borderColor: 'divider' },
  '& pre': { p: 1.5, borderRadius: 1, overflowX: 'auto', backgroundColor: 'action.hover' },
  '& code': { fontSize: '0.9em' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 3 },
  '& a': { color: 'primary.main' },
  '& .pictures': { display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 },
  '& figure': { flex: '1 1 100%', m: 0 },
  '& img': { display: 'block', maxWidth: '100%', borderRadius: 1 },
  '& figcaption': { typography: 'caption', mt: 0.5, color: 'text.secondary' },
  '& .table': { overflowX: 'auto' },
  '& table': { width: '100%', my: 2, borderCollapse: 'collapse' },
  '& th': { textAlign: 'left', color: 'text.secondary' },
  '& th, & td': { py: 1, pr: 2, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
} as const;
