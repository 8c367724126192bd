import { Picture, type ShownPicture } from '@atrium/ui/components/display/picture';
import { VisuallyHidden, visuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Of all that is not the picture. */
const BAR = '88px';

const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  title: string;
  pictures: readonly ShownPicture[];
  /** Which one it opens with, from 0. */
  opened: number;
  /** It has gone from the page. */
  onExited: () => void;
}

/**
 * One picture, as large as the screen and its upload allow, with the way to those beside it. The last leads to
 * the first.
 */
export function PicturesDialog({ title, pictures, opened, onExited }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const [isOpen, setIsOpen] = useState(true);
  const [index, setIndex] = useState(opened);
  const total = pictures.length;
  // there may be fewer by now
  const position = index < total ? index : 0;
  const picture = pictures[position];
  if (!picture) return null;

  const { _id, width, height, alt } = picture;
  const heightLeft = (unit: 'vh' | 'dvh') => `calc((100${unit} - ${BAR}) * ${width / height})`;
  const move = (by: number) => setIndex((position + by + total) % total);
  const close = () => setIsOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEP_OF_KEY[event.key];
    // with another key it is the browser's: Alt and an arrow go back a page
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(by);
  };

  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={close}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          sx: {
            ...{ m: 0, borderRadius: 0, display: 'grid' },
            gridTemplateRows: 'minmax(0, 1fr) auto',
            gridTemplateColumns: 'minmax(0, 1fr)',
          },
        },
        transition: { onExited },
      }}
    >
      <DialogTitle sx={visuallyHidden}>{title}</DialogTitle>
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 0 }}>
        <Box sx={{ width: `min(100%, ${width}px, ${heightLeft('dvh')})` }}>
          <Picture
            key={_id}
            picture={picture}
            sizes={`min(100vw, ${width}px, ${heightLeft('vh')})`}
            isFirst
          />
        </Box>
      </Box>
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 },
          ...{ px: 2, pt: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))' },
        }}
      >
        {total > 1 && (
          <>
            <IconButton
              aria-label={t('hub:catalogue.about.gallery.previous')}
              onClick={() => move(-1)}
            >
              <PreviousIcon />
            </IconButton>
            <Box role="status" sx={{ minWidth: 64, textAlign: 'center' }}>
              {t('hub:catalogue.about.gallery.position', {
                position: position + 1,
                total,
              })}
              <VisuallyHidden>: {alt}</VisuallyHidden>
            </Box>
            <IconButton aria-label={t('hub:catalogue.about.gallery.next')} onClick={() => move(1)}>
              <NextIcon />
            </IconButton>
          </>
        )}
        <IconButton autoFocus aria-label={t('common:actions.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Dialog>
  );
}
