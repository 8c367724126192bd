import { may, type Permission } from '@atrium/rules/access-levels';
import { EmptyState } from '@atrium/ui/components/empty-state';
import LockIcon from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../hooks/use-me';

interface Props {
  permission: Permission;
  children: ReactNode;
}

/** Around a page that some levels do not see in the menu: whoever types its address is told so. */
export function Allowed({ permission, children }: Props) {
  const { t } = useTranslation('errors');
  const { level } = useMe();
  if (may(level, permission)) return children;
  return <EmptyState icon={<LockIcon />} title={t('FORBIDDEN')} />;
}
