import { isApiError } from '@atrium/api-client/api-error';
import { may } from '@atrium/rules/access/access-levels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useFailureText } from '../use-failure-text';

/** Why a reservation was not saved, and what takes it beyond the places of its service. */
export function useSaveFailure() {
  const { t } = useTranslation('seating');
  const { level } = useMe();
  const failureText = useFailureText();
  const [text, setText] = useState<string>();
  const [isFull, setFull] = useState(false);
  const [reason, setReason] = useState('');
  const mayOverride = isFull && may(level, 'bookings.override');

  return {
    text,
    override: mayOverride ? { reason, onChange: setReason } : undefined,
    /** Sent along, once there is a reason. */
    overriding: mayOverride && reason.trim() ? { override: true, reason: reason.trim() } : {},
    clear: () => setText(undefined),
    show: (error: unknown, fallback: string) => {
      const code = isApiError(error) ? error.code : undefined;
      setFull((before) => before || code === 'SLOT_FULL');
      setText(code === 'STALE_VERSION' ? t('panel.stale') : failureText(error, fallback));
    },
  };
}
