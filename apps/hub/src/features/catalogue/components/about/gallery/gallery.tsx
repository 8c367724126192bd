import { Picture, type ShownPicture } from '@atrium/ui/components/display/picture';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./pictures-dialog');
const PicturesDialog = lazy(async () => ({ default: (await load()).PicturesDialog }));

const RATIO = 16 / 9;
/** Beside the next free times, or across a phone. */
const SIZES = '(min-width: 900px) 510px, 100vw';
const SMALL_RATIO = 4 / 3;
const SMALL_WIDTH = '128px';

const asPicture = {
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 2,
  cursor: 'zoom-in',
} as const;

interface Props {
  /** Of the activity. */
  name: string;
  pictures: readonly ShownPicture[];
}

/** The pictures of an activity: the first large, the others in a row below; each opens large. */
export function Gallery({ name, pictures }: Props) {
  const { t } = useTranslation('hub');
  const [opened, setOpened] = useState<number>();
  useIdlePreload(load);
  const [first, ...others] = pictures;
  if (!first) return null;
  const title = t('catalogue.about.gallery.title', { service: name });

  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <ButtonBase aria-haspopup="dialog" onClick={() => setOpened(0)} sx={asPicture}>
        <Picture picture={first} sizes={SIZES} ratio={RATIO} isFirst />
      </ButtonBase>
      {others.length > 0 && (
        <Box
          component="ul"
          sx={{
            ...{ display: 'flex', gap: 1, listStyle: 'none', minWidth: 0 },
            ...{ overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'thin' },
            // room for the ring of what has the focus, which would be cut off
            ...{ p: 0.75, m: -0.75, scrollPaddingInline: 6 },
          }}
        >
          {others.map((picture, index) => (
            <Box component="li" key={picture._id} sx={{ flex: `0 0 ${SMALL_WIDTH}` }}>
              <ButtonBase
                aria-haspopup="dialog"
                onClick={() => setOpened(index + 1)}
                sx={asPicture}
              >
                <Picture picture={picture} sizes={SMALL_WIDTH} ratio={SMALL_RATIO} />
              </ButtonBase>
            </Box>
          ))}
        </Box>
      )}
      {opened !== undefined && (
        <Suspense>
          <PicturesDialog
            title={title}
            pictures={pictures}
            opened={opened}
            onExited={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}
