import { type ServiceOutput, useDeleteServiceMutation } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { DeleteButton } from '../../../../shared/editing/delete-button';

interface Props {
  service: ServiceOutput;
}

/** Deletes a service that nobody has booked; one with bookings is deactivated instead. */
export function DeleteService({ service }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const [remove] = useDeleteServiceMutation();
  return (
    <DeleteButton
      deletion={{
        name: service.name,
        of: { kind: 'service', id: service._id },
        lostText: t('settings:services.lostText'),
        keepText: t('settings:services.keepText'),
        remove: () => remove({ id: service._id }).unwrap(),
      }}
      leaveTo={paths.settingsServices}
    />
  );
}
