import { type PictureOutput, useListPicturesQuery } from '@atrium/api-client/admin';
import { Picture } from '@atrium/ui/components/display/picture';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from './drop-zone';
import { useUploads } from './use-uploads';

/** The sizes of a picture are made within seconds of its upload. */
const POLL_MS = 2_000;

interface Props {
  label: string;
  hint: string;
  /** Its id; empty: none. */
  value: string;
  onChange: (id: string) => void;
  /** It is shown on dark pages. */
  isOnDark?: boolean;
}

/** One picture of something that has a name, which says what it shows. */
export function PictureField({ label, hint, value, onChange, isOnDark = false }: Props) {
  const { t } = useTranslation('pictures');
  const id = useId();
  const [sent, setSent] = useState<PictureOutput>();
  const [isMaking, setIsMaking] = useState(false);
  const { data } = useListPicturesQuery(undefined, { pollingInterval: isMaking ? POLL_MS : 0 });
  const known = data?.data.items.find(({ _id }) => _id === value);
  const picture = known ?? (sent?._id === value ? sent : undefined);
  const making = picture?.state === 'making';
  if (making !== isMaking) setIsMaking(making);
  const { uploads, drop, sendAll } = useUploads((uploaded) => {
    setSent(uploaded);
    onChange(uploaded._id);
  });

  return (
    <Stack role="group" aria-labelledby={id} spacing={1}>
      <Typography id={id} variant="subtitle2" component="h3">
        {label}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      {picture && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            sx={{
              ...{ width: 160, overflow: 'hidden', border: 1, borderRadius: 1 },
              borderColor: 'divider',
              backgroundColor: isOnDark ? 'common.black' : 'common.white',
            }}
          >
            <Picture picture={picture} sizes="160px" isDecorative />
          </Box>
          <IconButton aria-label={t('remove', { name: label })} onClick={() => onChange('')}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      {picture?.state === 'failed' && (
        <Typography variant="body2" color="error">
          {t('broken')}
        </Typography>
      )}
      <DropZone label={label} left={1} uploads={uploads} onFiles={sendAll} onDismiss={drop} />
    </Stack>
  );
}
