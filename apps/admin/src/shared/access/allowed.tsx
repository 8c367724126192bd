import { may, type Permission, permissions } from '@atrium/rules/access/access-levels';
import { hasPart, type Part } from '@atrium/rules/venue/modules';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useCodeText } from '../forms/use-code-text';
import { ClosedPage } from './closed-page';
import { ModuleOff } from './module-off';
import { useMe } from './use-me';

interface Props {
  permission?: Permission;
  /** The part of the product it belongs to; every venue has it without one. */
  part?: Part;
  /** Below a page that has its own heading, e.g. the guest card. */
  nested?: boolean;
  children: ReactNode;
}

/** Around a page that not everybody sees in the menu: whoever types its address is told why. */
export function Allowed({ permission = 'read', part, nested = false, children }: Props) {
  const { t } = useTranslation('admin');
  const codeText = useCodeText();
  const { level, vendor } = useMe();
  if (!may(level, permission)) {
    return (
      <ClosedPage
        nested={nested}
        icon={<LockIcon />}
        heading={t('access.notAllowed')}
        title={codeText('FORBIDDEN')}
        text={t('access.whoMay', {
          least: t(`level.${permissions[permission]}`),
          own: t(`level.${level}`),
        })}
        action={
          <Button component={Link} to={paths.home} variant="outlined">
            {t('access.toToday')}
          </Button>
        }
      />
    );
  }
  if (part && !hasPart(vendor.modules, part)) return <ModuleOff part={part} nested={nested} />;
  return children;
}
