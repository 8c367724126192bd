import { hasPart, type Part } from '@atrium/rules/venue/modules';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useVendor } from '../hooks/use-vendor';
import { PageHeading } from './page-heading';

interface Props {
  /** Any of them is enough. */
  parts: readonly Part[];
  children: ReactNode;
}

/** Wraps a page that some venues have switched off: an old link explains that and leads on. */
export function Offered({ parts, children }: Props) {
  const { t } = useTranslation('hub');
  const { modules, name, paths } = useVendor();
  if (parts.some((part) => hasPart(modules, part))) return children;
  return (
    <>
      <PageHeading title={t('moduleOff.title')} />
      <EmptyState
        title={t('moduleOff.text', { venue: name })}
        action={
          <Button component={Link} to={paths.overview} variant="outlined">
            {t('tabs.myActivities')}
          </Button>
        }
      />
    </>
  );
}
