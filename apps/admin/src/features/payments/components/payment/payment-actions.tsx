import type { PaymentOutput } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useSettle } from '../../hooks/use-settle';
import { CloseCaseDialog } from '../todo/close-case-dialog';
import { RefundDialog } from './refund-dialog';

interface Props {
  payment: PaymentOutput;
}

/** What can be done with a payment as it stands, by whoever is signed in. */
export function PaymentActions({ payment }: Props) {
  const { t } = useTranslation('payments');
  const { level } = useMe();
  const { settle, isSettling } = useSettle();
  const [open, setOpen] = useState<'refund' | 'close'>();
  const { state, openCase, left, returning } = payment;
  const isUnderWay = state === 'waiting' || state === 'reserved' || returning > 0;
  const canClose = openCase === 'notCollected' || openCase === 'refundRefused';
  const shut = () => setOpen(undefined);

  return (
    <>
      {isUnderWay && may(level, 'payments.capture') && (
        <Button
          size="small"
          variant="outlined"
          loading={isSettling}
          onClick={() => settle(payment._id)}
        >
          {t('one.settle')}
        </Button>
      )}
      {canClose && may(level, 'payments.close') && (
        <Button size="small" variant="outlined" onClick={() => setOpen('close')}>
          {t('close.open')}
        </Button>
      )}
      {left > 0 && may(level, 'payments.refund') && (
        <Button size="small" variant="contained" onClick={() => setOpen('refund')}>
          {t('refund.open')}
        </Button>
      )}
      {open === 'refund' && <RefundDialog payment={payment} onClose={shut} />}
      {open === 'close' && <CloseCaseDialog payment={payment} onClose={shut} />}
    </>
  );
}
