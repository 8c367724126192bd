import { type ServiceOutput, useUpdateServiceMutation } from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { placesAfterMove } from '../lib/service-order';

/** Moves a service up or down in every list, the guests' too. */
export function useServiceOrder(services: readonly ServiceOutput[]) {
  const { t } = useTranslation(['admin', 'settings']);
  const showToast = useToast();
  const textOf = useErrorText();
  const [update] = useUpdateServiceMutation();
  const [isMoving, setIsMoving] = useState(false);

  const move = async (service: ServiceOutput, target: ServiceOutput) => {
    setIsMoving(true);
    try {
      for (const { _id, version, sortOrder } of placesAfterMove(
        services,
        service._id,
        target._id,
      )) {
        await update({ id: _id, serviceChange: { sortOrder, version } }).unwrap();
      }
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(error, t('settings:saveFailed')),
      });
    } finally {
      setIsMoving(false);
    }
  };

  return { move, isMoving };
}
