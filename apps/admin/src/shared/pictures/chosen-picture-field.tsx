import { Picture } from '@atrium/ui/components/display/picture';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoosePicture } from './choose-picture';
import { usePicture } from './use-picture';

interface Props {
  texts: Record<'title' | 'hint' | 'choose' | 'remove', string>;
  /** Guests see it, so it is described first. */
  needsText?: boolean;
  /** Id of the picture. Null: there is none. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** What else is set of it, once there is one. */
  children?: ReactNode;
}

/** One picture, uploaded now or chosen of those that the venue has. What guests see says in words what it shows. */
export function ChosenPictureField(props: Props) {
  const { texts, needsText = false, value, onChange, children } = props;
  const { t } = useTranslation('pictures');
  const id = useId();
  const picture = usePicture(value);
  const [chooses, setChooses] = useState(false);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {texts.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.hint}
      </Typography>
      {picture && (
        <Box sx={{ maxWidth: 240, border: 1, borderColor: 'divider' }}>
          <Picture picture={picture} sizes="240px" />
        </Box>
      )}
      {picture?.state === 'failed' && <Alert severity="error">{t('broken')}</Alert>}
      {value !== null && children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button sx={{ minHeight: 44 }} aria-haspopup="dialog" onClick={() => setChooses(true)}>
          {texts.choose}
        </Button>
        {value !== null && (
          <Button color="inherit" sx={{ minHeight: 44 }} onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </Box>
      {chooses && (
        <ChoosePicture
          title={texts.choose}
          needsText={needsText}
          onChosen={(chosen) => {
            setChooses(false);
            onChange(chosen);
          }}
          onClose={() => setChooses(false)}
        />
      )}
    </Box>
  );
}
