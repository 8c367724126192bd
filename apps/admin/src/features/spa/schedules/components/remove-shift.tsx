import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  /** It was planned by a repeat. */
  isRepeated: boolean;
  onRemove: (andFollowing: boolean) => Promise<void>;
}

/** Takes a shift off the plan, alone or with all later ones of its repeat. */
export function RemoveShift({ isRepeated, onRemove }: Props) {
  const { t } = useTranslation('schedules');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => void onRemove(false)}>
        {t('shift.remove')}
      </Button>
      {isRepeated && (
        <Button color="error" onClick={() => void onRemove(true)}>
          {t('shift.removeFollowing')}
        </Button>
      )}
    </Box>
  );
}
