import { FailureBoundary } from '@atrium/ui/components/states/failure-boundary';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  /** It is inside of the venue's frame, which leads to its pages. */
  isPart?: boolean;
  children: ReactNode;
}

/** A page that failed leads on to the venue's other pages, in the venue's look. */
export function VenueBoundary({ isPart = false, children }: Props) {
  const { t } = useTranslation('account');
  const { key } = useLocation();
  const { name, modules, paths } = useVendor();
  // The router's: they work without a connection for pages that have been seen.
  const links = (
    <>
      <Button variant="outlined" component={RouterLink} to={paths.login}>
        {name}
      </Button>
      {modules.services && (
        <Button variant="outlined" component={RouterLink} to={paths.newReservation}>
          {t('login.browse')}
        </Button>
      )}
    </>
  );
  return (
    <FailureBoundary place={key} frame={{ site: name, links, isPart }}>
      {children}
    </FailureBoundary>
  );
}
