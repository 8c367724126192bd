import { endSession } from '@atrium/api-client/session-actions';
import { displayName, initials } from '@atrium/rules/guest-name';
import LogoutIcon from '@mui/icons-material/LogoutRounded';
import PasswordIcon from '@mui/icons-material/PasswordRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../app/hooks';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/hooks/use-me';

/** Who is signed in, their password, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation(['admin', 'common']);
  const { user, vendor, level } = useMe();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = displayName(user) || user.email;

  const signOut = async () => {
    setAnchor(null);
    await dispatch(endSession());
    navigate(paths.login);
  };

  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={`${t('nav.account')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: '0.8125rem',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          {initials(user) || name.slice(0, 1).toUpperCase()}
        </Avatar>
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <Box component="li" role="presentation" sx={{ px: 1.5, pt: 0.5, pb: 1.5, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {user.email}
          </Typography>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {`${t(`level.${level}`)} · ${vendor.name}`}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" sx={{ mb: 0.75 }} />
        <MenuItem component={Link} to={paths.newPassword} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <PasswordIcon fontSize="small" />
          </ListItemIcon>
          {t('nav.newPassword')}
        </MenuItem>
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('actions.logOut', { ns: 'common' })}
        </MenuItem>
      </Menu>
    </>
  );
}
