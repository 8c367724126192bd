import { Picture, type ShownPicture } from '@atrium/ui/components/display/picture';
import Box from '@mui/material/Box';

interface Props {
  /** One that the venue has uploaded. */
  picture?: ShownPicture | undefined;
  /** Address of one elsewhere, for want of it. */
  src?: string | undefined;
  /** The first thing on the page: it must not wait. */
  isFirst?: boolean;
}

const RATIO = 16 / 9;
/** Of a card: alone in its row on a phone, one of two on anything wider. */
const SIZES = '(min-width: 900px) 418px, (min-width: 600px) 50vw, 100vw';

/** The picture of an activity, if there is one. Its name and description stand beside it. */
export function ActivityPicture({ picture, src, isFirst = false }: Props) {
  if (picture) return <Picture picture={picture} sizes={SIZES} ratio={RATIO} isFirst={isFirst} />;
  if (!src) return null;
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      width={640}
      height={360}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        backgroundColor: 'action.hover',
      }}
    />
  );
}
