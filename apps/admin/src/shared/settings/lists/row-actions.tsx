import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Of the row, for whoever does not see which row the button is in. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a row of the set-up. */
export function RowActions({ name, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <>
      <IconButton aria-label={t('settings:editNamed', { name })} onClick={onEdit}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('settings:deleteTitle', { name })} onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </>
  );
}
