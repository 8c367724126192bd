import { avatarFor } from '@atrium/rules/guests/guest-name';
import WomanIcon from '@mui/icons-material/Face3Rounded';
import ManIcon from '@mui/icons-material/Face6Rounded';
import PersonIcon from '@mui/icons-material/PersonRounded';
import Avatar from '@mui/material/Avatar';

const icons = { male: ManIcon, female: WomanIcon, neutral: PersonIcon };

interface Props {
  /** Free text, as the guest card stores it. */
  gender?: string | null | undefined;
  /** Pixels. */
  size?: number;
}

/** A picture for a guest. It repeats what stands beside it, so a screen reader leaves it out. */
export function GuestAvatar({ gender, size = 48 }: Props) {
  const kind = avatarFor(gender);
  const Icon = icons[kind];
  return (
    <Avatar
      aria-hidden
      data-kind={kind}
      sx={{ width: size, height: size, color: 'primary.main', bgcolor: 'action.selected' }}
    >
      <Icon sx={{ fontSize: size * 0.6 }} />
    </Avatar>
  );
}
