import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../../shared/forms/form-dialog';

interface Props {
  name: string;
  /** Resolves to whether it worked. */
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Another name for a room. */
export function RenameDialog({ name, onRename, onClose }: Props) {
  const { t } = useTranslation('floorPlan');
  const [typed, setTyped] = useState(name);
  const [isSaving, setSaving] = useState(false);
  const trimmed = typed.trim();

  const rename = async () => {
    if (trimmed === '') return;
    setSaving(true);
    const isDone = trimmed === name || (await onRename(trimmed));
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('room.rename')}
      isDirty={typed !== name}
      isSaving={isSaving}
      onClose={onClose}
      onSubmit={() => void rename()}
    >
      <TextInput
        autoFocus
        label={t('start.name')}
        value={typed}
        error={trimmed === ''}
        helperText={trimmed === '' ? t('start.noName') : undefined}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
    </FormDialog>
  );
}
