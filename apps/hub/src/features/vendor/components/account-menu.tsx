import type { AccountOutput } from '@atrium/api-client/hub';
import { endSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { initials } from '@atrium/rules/guests/guest-name';
import LogOutIcon from '@mui/icons-material/LogoutRounded';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { forgetSession } from '../../../shared/lib/session-store';

interface Props {
  guest: AccountOutput;
}

/** The signed-in guest, the venue's contact details, and logging out. */
export function AccountMenu({ guest }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const { name, email } = useVendor();
  const dispatch = useAppDispatch();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fullName = `${guest.firstname} ${guest.lastname}`.trim();

  const logOut = () => {
    setAnchor(null);
    forgetSession();
    void dispatch(endSession());
  };

  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={t('account.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 34,
            height: 34,
            fontSize: '0.8125rem',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          {initials(guest)}
        </Avatar>
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          paper: { sx: { maxWidth: 320 } },
        }}
      >
        <Typography component="li" role="presentation" sx={{ px: 1.5, py: 1 }}>
          {t('session.signedInAs', { ns: 'common', name: fullName })}
        </Typography>
        <Divider component="li" />
        {email && (
          <MenuItem component="a" href={`mailto:${email}`}>
            <ListItemIcon>
              <MailIcon fontSize="small" />
            </ListItemIcon>
            {t('account.contact', { vendor: name })}
          </MenuItem>
        )}
        <MenuItem onClick={logOut}>
          <ListItemIcon>
            <LogOutIcon fontSize="small" />
          </ListItemIcon>
          {t('actions.logOut', { ns: 'common' })}
        </MenuItem>
      </Menu>
    </>
  );
}
