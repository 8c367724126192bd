import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../hooks/use-page-title';

interface Props {
  title?: string;
  text?: string;
  /** What support needs to find the failure in the log. */
  reference?: string | undefined;
  /** A way to try again, when there is one. */
  action?: ReactNode;
}

/**
 * 'Something went wrong...' with three ways out. They are plain links, not
 * the router's: the pages belong to another app, and a broken router must not break them too.
 */
export function ErrorPage({ title, text, reference, action }: Props) {
  const { t } = useTranslation('ui');
  const heading = title ?? t('errorPage.title');
  usePageTitle(heading);

  return (
    <Box
      component="main"
      id="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '80dvh', px: 3, py: 8 }}
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
          <Button variant="outlined" href="/">
            {t('errorPage.home')}
          </Button>
          <Button variant="outlined" href="/about">
            {t('errorPage.about')}
          </Button>
          <Button variant="outlined" href="/minside">
            {t('errorPage.activityHub')}
          </Button>
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
