import { BOTTOM_BAR_VARIABLE } from '@atrium/ui/lib/bottom-bar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** In pixels, on one line. */
const HEIGHT = 66;

const raiseMessages = (
  <GlobalStyles styles={{ ':root': { [BOTTOM_BAR_VARIABLE]: `${HEIGHT}px` } }} />
);

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  onSave: () => void;
  /** Back to what is saved; absent for what is not saved at all yet. */
  onDiscard?: (() => void) | undefined;
}

/** Saves a long form from wherever one is in it. */
export function SaveBar({ isDirty, isSaving, onSave, onDiscard }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: theme.zIndex.appBar - 1,
        minHeight: HEIGHT,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        mt: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      })}
    >
      {raiseMessages}
      <Typography role="status" variant="body2" sx={{ mr: 'auto', color: 'text.secondary' }}>
        {isDirty ? t('settings:unsaved') : ''}
      </Typography>
      {onDiscard && isDirty && (
        <Button onClick={onDiscard} disabled={isSaving}>
          {t('settings:discard')}
        </Button>
      )}
      <Button variant="contained" loading={isSaving} onClick={onSave}>
        {t('actions.save', { ns: 'common' })}
      </Button>
    </Box>
  );
}
