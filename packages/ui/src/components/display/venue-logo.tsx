import { pictureAddress } from '@atrium/rules/media/picture-sizes';
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { contrast } from '../../theme/contrast';
import type { ShownPicture } from './picture';

type LogoPicture = Pick<ShownPicture, '_id' | 'width' | 'height' | 'widths'>;

/** What a logo stands on: the page, the main colour of the venue, or a darkened picture. */
type LogoGround = 'page' | 'primary' | 'picture';

interface Props {
  /** Of the venue. */
  name: string;
  /** Address of one elsewhere, for want of a picture. */
  logo?: string | null | undefined;
  pictures?:
    | { readonly logo?: LogoPicture | undefined; readonly logoDark?: LogoPicture | undefined }
    | undefined;
  /** In pixels. */
  height: number;
  ground?: LogoGround;
  /** Stands for it where there is none, and where it does not arrive. */
  children: ReactNode;
}

interface Shown {
  src: string;
  /** Its width at a height of 1, if known. */
  ratio?: number;
  /** It is made for light pages. */
  needsWhite?: boolean;
}

/** The logo of a venue: the one for light or the one for dark pages, by what it stands on in each scheme. */
export function VenueLogo({ name, logo, pictures, height, ground = 'page', children }: Props) {
  const theme = useTheme();
  const [isBroken, setIsBroken] = useState(false);
  const elsewhere: Shown | undefined = logo ? { src: logo } : undefined;
  const ofLight = toShown(pictures?.logo);
  const onLight = ofLight ?? elsewhere;
  const onDark =
    toShown(pictures?.logoDark) ?? (ofLight ? { ...ofLight, needsWhite: true } : elsewhere);
  const inLight = isDark(theme, ground) ? onDark : onLight;
  if (isBroken || !(inLight ?? onDark)) return children;

  const imageOf = ({ src, ratio, needsWhite }: Shown, isAlone: boolean) => (
    <Box
      component="img"
      src={src}
      alt={name}
      // one that is not displayed is not fetched
      loading={isAlone ? 'eager' : 'lazy'}
      onError={() => setIsBroken(true)}
      sx={{
        ...{ display: 'block', height, maxWidth: '100%', objectFit: 'contain' },
        ...(ratio !== undefined && { width: Math.round(height * ratio) }),
        ...(needsWhite && { p: 0.5, borderRadius: 1, bgcolor: '#fff' }),
      }}
    />
  );
  if (inLight?.src === onDark?.src && inLight?.needsWhite === onDark?.needsWhite) {
    return inLight && imageOf(inLight, true);
  }
  return (
    <>
      <Box component="span" sx={(one) => one.applyStyles('dark', { display: 'none' })}>
        {inLight ? imageOf(inLight, false) : children}
      </Box>
      <Box
        component="span"
        sx={[{ display: 'none' }, (one) => one.applyStyles('dark', { display: 'inline' })]}
      >
        {onDark ? imageOf(onDark, false) : children}
      </Box>
    </>
  );
}

/** Nothing before one of its sizes is made. */
function toShown(picture: LogoPicture | undefined): Shown | undefined {
  const width = picture?.widths[1] ?? picture?.widths[0];
  if (!picture || width === undefined) return undefined;
  return {
    src: pictureAddress(picture._id, width, 'webp'),
    ratio: picture.width / picture.height,
  };
}

/** Whether it is in the light scheme; in the other it always is. A venue may have chosen a dark page. */
function isDark({ colorSchemes, palette }: Theme, ground: LogoGround): boolean {
  const { background, primary } = colorSchemes?.light?.palette ?? palette;
  const color = ground === 'primary' ? primary.main : background.default;
  return ground === 'picture' || contrast(color, '#fff') > contrast(color, '#000');
}
