import { type PictureOutput, useListPicturesQuery } from '@atrium/api-client/admin';
import { isDescribed } from '@atrium/rules/media/picture-texts';
import { Picture } from '@atrium/ui/components/display/picture';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { DropZone } from './drop-zone';
import { PictureDialog } from './picture-dialog';
import { useUploads } from './use-uploads';

interface Props {
  title: string;
  /** It is chosen once it says in words what it shows. */
  needsText: boolean;
  onChosen: (id: string) => void;
  onClose: () => void;
}

/** A picture that is uploaded now, or one that the venue has. */
export function ChoosePicture({ title, needsText, onChosen, onClose }: Props) {
  const { t } = useTranslation(['common', 'settings']);
  const id = useId();
  const { languageCode } = useMe().vendor;
  const { data } = useListPicturesQuery();
  const [described, setDescribed] = useState<PictureOutput>();
  const pictures = (data?.data.items ?? []).filter(({ state }) => state !== 'failed');

  const choose = (picture: PictureOutput) => {
    if (needsText && !isDescribed(picture.alts, languageCode)) setDescribed(picture);
    else onChosen(picture._id);
  };
  const { uploads, drop, sendAll } = useUploads(choose);

  if (described) {
    return (
      <PictureDialog
        picture={described}
        onSaved={({ _id }) => onChosen(_id)}
        onClose={() => setDescribed(undefined)}
      />
    );
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DropZone
          left={1}
          uploads={uploads}
          onFiles={(files) => void sendAll(files)}
          onDismiss={drop}
        />
        {pictures.length > 0 && (
          <Box
            component="ul"
            aria-label={t('settings:pictures.title')}
            sx={{
              ...{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' },
              gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
            }}
          >
            {pictures.map((picture) => (
              <li key={picture._id}>
                <ButtonBase
                  onClick={() => choose(picture)}
                  sx={{ display: 'block', width: 1, borderRadius: 1, overflow: 'hidden' }}
                >
                  <Picture picture={picture} sizes="160px" ratio={3 / 2} isDecorative />
                  <Typography variant="body2" noWrap>
                    {picture.alt || picture.name}
                  </Typography>
                </ButtonBase>
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
