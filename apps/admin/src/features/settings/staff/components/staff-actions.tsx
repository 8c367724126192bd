import type { UserOutput } from '@atrium/api-client/admin';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  user: UserOutput;
  name: string;
  /** One's own account: only somebody else can deactivate it. */
  isMine: boolean;
  onEdit: () => void;
  onInviteAgain: () => void;
  onResetSecondFactor: () => void;
  onTurn: (active: boolean) => void;
}

/** The actions on an account. */
export function StaffActions(props: Props) {
  const { user, name, isMine, onEdit, onInviteAgain, onResetSecondFactor, onTurn } = props;
  const { t } = useTranslation(['admin', 'settings']);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <IconButton
        id={id}
        aria-label={t('settings:moreFor', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={choose(onEdit)}>{t('settings:edit')}</MenuItem>
        {user.active && !isMine && (
          <MenuItem onClick={choose(onInviteAgain)}>
            {t(user.invited ? 'settings:staff.inviteAgain' : 'guest.sendResetLink')}
          </MenuItem>
        )}
        {user.hasSecondFactor && !isMine && (
          <MenuItem onClick={choose(onResetSecondFactor)}>
            {t('settings:staff.secondFactor.action')}
          </MenuItem>
        )}
        {!isMine && (
          <MenuItem onClick={choose(() => onTurn(!user.active))}>
            {t(user.active ? 'settings:staff.deactivate' : 'settings:staff.activate')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
