import Avatar from '@mui/material/Avatar';

interface Props {
  name: string;
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

/** The picture of a therapist, or their initials. The name stands beside it, so a screen reader leaves it out. */
export function TherapistAvatar({ name, imgUrl, size = 36 }: Props) {
  return (
    <Avatar
      aria-hidden
      alt=""
      {...(imgUrl && { src: imgUrl })}
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
