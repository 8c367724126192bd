import { displayName, initials } from '@atrium/rules/guests/guest-name';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';

const AccountMenuList = lazy(async () => ({
  default: (await import('./account-menu-list')).AccountMenuList,
}));

const VenueDialog = lazy(async () => ({
  default: (await import('./venues/venue-dialog')).VenueDialog,
}));

const areas = ['frontDesk'] as const;

/** Who is signed in; opens their menu. */
export function AccountMenu() {
  const { t } = useTranslation('admin');
  const { user } = useMe();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const name = displayName(user) || user.email;

  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={`${t('nav.account')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
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
      {wasOpened && (
        <Suspense fallback={null}>
          <AccountMenuList
            anchor={anchor}
            labelledBy={`${id}-button`}
            onClose={() => setAnchor(null)}
            onVenues={() => setChoosing(true)}
          />
        </Suspense>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <AreaTexts areas={areas}>
            <VenueDialog onClose={() => setChoosing(false)} />
          </AreaTexts>
        </Suspense>
      )}
    </>
  );
}
