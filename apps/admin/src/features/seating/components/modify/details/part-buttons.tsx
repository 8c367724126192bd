import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';

interface Props {
  editor: PlanEditor;
}

/** What can be done with whatever is selected. */
export function PartButtons({ editor }: Props) {
  const { t } = useTranslation('floorPlan');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<CopyIcon />}
        sx={{ minHeight: 44 }}
        onClick={() => editor.addCopies(editor.parts)}
      >
        {t('details.duplicate')}
      </Button>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        sx={{ minHeight: 44, ml: 'auto' }}
        onClick={() => editor.remove(editor.selected)}
      >
        {t('details.delete')}
      </Button>
    </Box>
  );
}
