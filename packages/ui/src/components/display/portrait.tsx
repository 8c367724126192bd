import { pictureAddress } from '@atrium/rules/media/picture-sizes';
import Avatar from '@mui/material/Avatar';

interface Props {
  name: string;
  /** Id of a picture. */
  picture?: string | null | undefined;
  /** Address of one elsewhere, for want of it. */
  imgUrl?: string | undefined;
  /** Pixels. */
  size?: number;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

/** Somebody's picture, or their initials. The name stands beside it, so a screen reader leaves it out. */
export function Portrait({ name, picture, imgUrl, size = 36 }: Props) {
  const src = picture ? pictureAddress(picture, 320, 'webp') : imgUrl;
  return (
    <Avatar
      aria-hidden
      alt=""
      {...(src && { src })}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        color: 'primary.main',
        bgcolor: 'action.selected',
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
