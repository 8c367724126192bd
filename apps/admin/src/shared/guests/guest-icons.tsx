import VipIcon from '@mui/icons-material/StarRounded';
import AllergiesIcon from '@mui/icons-material/WarningRounded';
import type { KnownGuest } from './guest-text';

interface Props {
  guest: KnownGuest | undefined;
}

const icon = { ml: 0.25, fontSize: 14, verticalAlign: '-2px' } as const;

/** Where there is no room for words: a VIP has a star, who has allergies a warning. Said by `guestText`. */
export function GuestIcons({ guest }: Props) {
  return (
    <>
      {guest?.vip && <VipIcon sx={icon} />}
      {guest?.allergies && <AllergiesIcon sx={{ ...icon, color: 'error.main' }} />}
    </>
  );
}
