import { useSendVoucherMutation, type VoucherOutput } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { BlockDialog } from './block-dialog';
import { ExtendDialog } from './extend-dialog';

interface Props {
  voucher: VoucherOutput;
}

/** What can be done with a gift card as it stands, by whoever is signed in. */
export function VoucherActions({ voucher }: Props) {
  const { t } = useTranslation('vouchers');
  const { level } = useMe();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const showToast = useToast();
  const [send, { isLoading }] = useSendVoucherMutation();
  const [open, setOpen] = useState<'block' | 'extend'>();
  const { _id, state, recipient, validUntil } = voucher;
  const isEditor = may(level, 'vouchers.edit');
  const shut = () => setOpen(undefined);
  const sendAgain = async () => {
    try {
      await send({ id: _id }).unwrap();
      reportDone(t('send.done', { name: recipient?.name ?? '' }));
    } catch (error) {
      showToast({ type: 'error', message: errorText(error, t('send.failed')) });
    }
  };

  return (
    <>
      {state === 'usable' && recipient && may(level, 'vouchers.use') && (
        <Button
          size="small"
          variant="outlined"
          loading={isLoading}
          onClick={() => void sendAgain()}
        >
          {t('send.open')}
        </Button>
      )}
      {isEditor && validUntil && state !== 'blocked' && state !== 'unpaid' && (
        <Button size="small" variant="outlined" onClick={() => setOpen('extend')}>
          {t('extend.open')}
        </Button>
      )}
      {isEditor && state !== 'unpaid' && (
        <Button size="small" variant="outlined" onClick={() => setOpen('block')}>
          {t(state === 'blocked' ? 'block.unblock' : 'block.open')}
        </Button>
      )}
      {open === 'extend' && <ExtendDialog voucher={voucher} onClose={shut} />}
      {open === 'block' && <BlockDialog voucher={voucher} onClose={shut} />}
    </>
  );
}
