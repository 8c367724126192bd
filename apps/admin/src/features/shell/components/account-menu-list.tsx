import { endSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useMayLeave } from '@atrium/ui/hooks/use-unsaved-guard';
import VenueIcon from '@mui/icons-material/DomainRounded';
import LogoutIcon from '@mui/icons-material/LogoutRounded';
import PasswordIcon from '@mui/icons-material/PasswordRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { forgetChosenVenue } from '../../../shared/access/chosen-venue';
import { useMe } from '../../../shared/access/use-me';

interface Props {
  anchor: HTMLElement | null;
  /** Id of the button that opens it. */
  labelledBy: string;
  onClose: () => void;
  /** Opens the list of venues. */
  onVenues: () => void;
}

/** Who is signed in, their password, and the way out; fetched by whoever opens it. */
export function AccountMenuList({ anchor, labelledBy, onClose, onVenues }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { user, vendor, level } = useMe();
  const dispatch = useAppDispatch();
  const mayLeave = useMayLeave();

  const signOut = async () => {
    onClose();
    if (!(await mayLeave())) return;
    forgetChosenVenue();
    await dispatch(endSession());
  };

  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      <Box component="li" role="presentation" sx={{ px: 1.5, pt: 0.5, pb: 1.5, maxWidth: 280 }}>
        <Typography sx={{ fontWeight: 600 }}>{displayName(user) || user.email}</Typography>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {user.email}
        </Typography>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {`${t(`level.${level}`)} · ${vendor.name}`}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" sx={{ mb: 0.75 }} />
      <MenuItem component={Link} to={paths.newPassword} onClick={onClose}>
        <ListItemIcon>
          <PasswordIcon fontSize="small" />
        </ListItemIcon>
        {t('nav.newPassword')}
      </MenuItem>
      {level === 4 && (
        <MenuItem
          onClick={() => {
            onClose();
            onVenues();
          }}
        >
          <ListItemIcon>
            <VenueIcon fontSize="small" />
          </ListItemIcon>
          {t('nav.otherVenue')}
        </MenuItem>
      )}
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {t('actions.logOut', { ns: 'common' })}
      </MenuItem>
    </Menu>
  );
}
