import { type PictureOutput, useListPicturesQuery } from '@atrium/api-client/admin';
import { MAX_GALLERY } from '@atrium/rules/media/picture-sizes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from './drop-zone';
import { PictureCards } from './picture-cards';
import { PictureDialog } from './picture-dialog';
import { useUploads } from './use-uploads';

/** The sizes of a picture are made within seconds of its upload. */
const POLL_MS = 2_000;

interface Props {
  /** Ids, in the order in which guests see them. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  hint: string;
}

/** A gallery. A picture joins it once it is described; until then guests would not know of it. */
export function PicturesField({ value, onChange, hint }: Props) {
  const { t } = useTranslation(['pictures', 'settings']);
  const [waiting, setWaiting] = useState<readonly PictureOutput[]>([]);
  const [edited, setEdited] = useState<PictureOutput>();
  const [isMaking, setIsMaking] = useState(false);
  const { data } = useListPicturesQuery(undefined, { pollingInterval: isMaking ? POLL_MS : 0 });
  const known = new Map(data?.data.items.map((picture) => [picture._id, picture]));
  const latest = (picture: PictureOutput) => known.get(picture._id) ?? picture;
  const shown = value.flatMap((id) => known.get(id) ?? []);
  const pending = waiting.map(latest);
  const making = [...shown, ...pending].some(({ state }) => state === 'making');
  if (making !== isMaking) setIsMaking(making);

  const { uploads, drop, sendAll } = useUploads((picture) => {
    setWaiting((all) => [...all, picture]);
    setEdited((open) => open ?? picture);
  });
  const isOnItsWay = ({ failure }: (typeof uploads)[number]) => failure === undefined;
  const left = MAX_GALLERY - value.length - waiting.length - uploads.filter(isOnItsWay).length;

  const join = (picture: PictureOutput) => {
    setEdited(undefined);
    if (value.includes(picture._id)) return;
    setWaiting((all) => all.filter(({ _id }) => _id !== picture._id));
    onChange([...value, picture._id]);
  };

  return (
    <Stack spacing={2}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      <PictureCards
        pictures={shown}
        onOrder={(ids) => onChange(ids)}
        onEdit={setEdited}
        onRemove={(id) => onChange(value.filter((each) => each !== id))}
      />
      {pending.map((picture) => (
        <Alert
          key={picture._id}
          severity="info"
          action={
            <Button size="small" onClick={() => setEdited(picture)}>
              {t('describe')}
            </Button>
          }
        >
          <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
            {picture.name}
          </Box>
          <br />
          {t('undescribed')}
        </Alert>
      ))}
      <DropZone left={left} uploads={uploads} onFiles={sendAll} onDismiss={drop} />
      {edited && (
        <PictureDialog
          key={edited._id}
          picture={latest(edited)}
          onSaved={join}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
}
