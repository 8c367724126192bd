import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Deletion, useDelete } from './use-delete';

interface Props {
  deletion: Deletion;
  /** Where one goes once it is gone. */
  leaveTo: string;
  /** 'Delete' without it. */
  label?: string;
}

/** Deletes what the page is about, once asked and confirmed. */
export function DeleteButton({ deletion, leaveTo, label }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const navigate = useNavigate();
  const askAndDelete = useDelete();
  const [isDeleting, setIsDeleting] = useState(false);

  const ask = async () => {
    const gone = await askAndDelete({
      ...deletion,
      remove: async () => {
        setIsDeleting(true);
        await deletion.remove().finally(() => setIsDeleting(false));
      },
    });
    if (gone) navigate(leaveTo);
  };
  return (
    <Button color="error" loading={isDeleting} onClick={ask}>
      {label ?? t('settings:delete')}
    </Button>
  );
}
