import { type ServiceOutput, useDeleteServiceMutation } from '@atrium/api-client/api';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useDelete } from '../../../shared/settings/use-delete';

interface Props {
  service: ServiceOutput;
}

/** Deletes a service that nobody has booked; one with bookings is deactivated instead. */
export function DeleteService({ service }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const askAndDelete = useDelete();
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteServiceMutation();

  const ask = async () => {
    const gone = await askAndDelete({
      name: service.name,
      text: t('settings:services.deleteText'),
      remove: () => remove({ id: service._id }).unwrap(),
    });
    if (gone) navigate(paths.settingsServices);
  };

  return (
    <Button color="error" loading={isLoading} onClick={ask}>
      {t('settings:delete')}
    </Button>
  );
}
