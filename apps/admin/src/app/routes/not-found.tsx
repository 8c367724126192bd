import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PageHeader } from '../../shared/ui/page-header';

/** An unknown address below the frame, which stays: menu and search lead on from here. */
export function Component() {
  const { t } = useTranslation(['admin', 'ui']);
  const title = t('errorPage.notFoundTitle', { ns: 'ui' });
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={t('errorPage.notFoundText', { ns: 'ui' })}
        action={
          <Button component={Link} to={paths.home} variant="contained">
            {t('nav.today')}
          </Button>
        }
      />
    </>
  );
}
