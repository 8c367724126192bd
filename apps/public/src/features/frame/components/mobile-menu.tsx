import MenuIcon from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { doors, paths } from '../../../paths';

export function MobileMenu() {
  const { t } = useTranslation('public');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={anchor ? t('nav.closeMenu') : t('nav.openMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem component={Link} to={paths.product} onClick={close}>
          {t('site.groups.product')}
        </MenuItem>
        <MenuItem component={Link} to={paths.findVenue} onClick={close}>
          {t('nav.activityHub')}
        </MenuItem>
        <MenuItem component={Link} to={paths.about} onClick={close}>
          {t('nav.about')}
        </MenuItem>
        <MenuItem component={Link} to={paths.helpCenter} onClick={close}>
          {t('site.groups.help')}
        </MenuItem>
        <MenuItem component="a" href={doors.staffLogin}>
          {t('nav.staffLogin')}
        </MenuItem>
      </Menu>
    </>
  );
}
