import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../hooks/use-page-title';

interface Props extends ErrorPagePlace {
  title?: string;
  text?: string;
  /** What support needs to find the failure in the log. */
  reference?: string | undefined;
  /** A way to try again, when there is one. */
  action?: ReactNode;
}

/** Where a page that failed belongs. */
export interface ErrorPagePlace {
  /** The name after the page's own in the browser's tab. */
  site?: string | undefined;
  /** Ways to go on instead of ours. */
  links?: ReactNode;
  /** It is shown inside of a page, which has its own `main`. */
  isPart?: boolean | undefined;
}

/**
 * 'Something went wrong...' with ways out. Ours are plain links, not the router's: the pages belong
 * to another app, and a broken router must not break them too.
 */
export function ErrorPage(props: Props) {
  const { title, text, reference, action, site, links, isPart = false } = props;
  const { t } = useTranslation('ui');
  const heading = title ?? t('errorPage.title');
  usePageTitle(heading, site);
  const ours = [
    { href: '/', label: t('errorPage.home') },
    { href: '/about', label: t('errorPage.about') },
    { href: '/minside', label: t('errorPage.activityHub') },
  ];

  return (
    <Box
      {...(isPart ? {} : { component: 'main', id: 'main' })}
      sx={{
        display: 'grid',
        placeItems: isPart ? 'start' : 'center',
        ...(!isPart && { minHeight: '80dvh', px: 3, py: 8 }),
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 520, justifyItems: 'start' }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {heading}
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
          {text ?? t('errorPage.text')}
        </Typography>
        {action}
        <Box
          component="nav"
          aria-label={t('errorPage.label')}
          sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}
        >
          {links ??
            ours.map(({ href, label }) => (
              <Button key={href} variant="outlined" href={href}>
                {label}
              </Button>
            ))}
        </Box>
        {reference && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('errorPage.reference', { id: reference })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
