import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { doors, paths } from '../../../paths';

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
}

/** Loaded by `MobileMenu` when it is first opened. */
export function MobileMenuItems({ anchor, onClose }: Props) {
  const { t } = useTranslation('public');
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem component={Link} to={paths.product} onClick={onClose}>
        {t('site.groups.product')}
      </MenuItem>
      <MenuItem component={Link} to={paths.findVenue} onClick={onClose}>
        {t('nav.activityHub')}
      </MenuItem>
      <MenuItem component={Link} to={paths.about} onClick={onClose}>
        {t('nav.about')}
      </MenuItem>
      <MenuItem component={Link} to={paths.helpCenter} onClick={onClose}>
        {t('site.groups.help')}
      </MenuItem>
      <MenuItem component="a" href={doors.staffLogin}>
        {t('nav.staffLogin')}
      </MenuItem>
    </Menu>
  );
}
