import { may } from '@atrium/rules/access/access-levels';
import { type Part, parts } from '@atrium/rules/venue/modules';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import OffIcon from '@mui/icons-material/ToggleOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { ClosedPage } from './closed-page';
import { useMe } from './use-me';

interface Props {
  part: Part;
  nested: boolean;
}

/** The venue has switched it off: which module, that nothing is lost, and who can switch it on. */
export function ModuleOff({ part, nested }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level, vendor } = useMe();
  const maySwitch = may(level, 'vendor.modules');
  const names = parts[part].map((key) => t(`wip.modules.${key}.name`));
  const modules = new Intl.ListFormat(language, { type: 'unit' }).format(names);

  return (
    <ClosedPage
      nested={nested}
      icon={<OffIcon />}
      heading={t('access.moduleOff')}
      title={t('access.moduleOffTitle', { modules, venue: vendor.name })}
      text={`${t('access.kept')} ${t('wip.whoSwitches')}`}
      action={
        <Button
          component={Link}
          to={maySwitch ? paths.settingsModules : paths.home}
          variant={maySwitch ? 'contained' : 'outlined'}
        >
          {t(maySwitch ? 'access.toModules' : 'access.toToday')}
        </Button>
      }
    />
  );
}
