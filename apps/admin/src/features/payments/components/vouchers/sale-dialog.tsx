import {
  useGetVoucherSettingsQuery,
  useUpdateVoucherSettingsMutation,
  type VoucherSettingsOutput,
} from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { saleInputOf, saleProblems, saleValuesOf } from '../../lib/sale-values';

interface Props {
  onClose: () => void;
}

/** Whether and how gift cards are sold. */
export function SaleDialog({ onClose }: Props) {
  const { data } = useGetVoucherSettingsQuery();
  return data ? <SaleForm settings={data.data} onClose={onClose} /> : null;
}

function SaleForm({ settings, onClose }: Props & { settings: VoucherSettingsOutput }) {
  const { t } = useTranslation(['vouchers', 'common']);
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const { vendor } = useMe();
  const [update, { isLoading }] = useUpdateVoucherSettingsMutation();
  const [first] = useState(settings);
  const [values, setValues] = useState(() => saleValuesOf(settings));
  const [failure, setFailure] = useState<string>();
  const { currency } = settings;
  const wrong = saleProblems(values, currency);
  const page = `/gift-card/${vendor.slug}`;
  const set =
    (name: 'amounts' | 'least' | 'most' | 'months') =>
    ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value });
  const suffix = {
    input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
  };

  const submit = async () => {
    if (wrong.size > 0) return;
    setFailure(undefined);
    try {
      const voucherSettingsInput = saleInputOf(values, { currency, version: first.version });
      await update({ voucherSettingsInput }).unwrap();
      reportDone(t('settings.saved'));
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('block.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('settings.title')}
      failure={failure}
      isDirty={JSON.stringify(values) !== JSON.stringify(saleValuesOf(first))}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button type="submit" variant="contained" loading={isLoading} disabled={wrong.size > 0}>
          {t('common:actions.save')}
        </Button>
      }
    >
      <ToggleSwitch
        label={t('settings.onSale')}
        checked={values.onSale}
        onChange={(onSale) => setValues({ ...values, onSale })}
      />
      {values.onSale && (
        <DialogContentText variant="body2">
          {`${t('settings.page')}: `}
          <Link href={page} target="_blank" rel="noreferrer">
            {page}
          </Link>
        </DialogContentText>
      )}
      <TextInput
        label={t('settings.amounts')}
        value={values.amounts}
        error={wrong.has('amounts')}
        helperText={t(wrong.has('amounts') ? 'settings.amountsWrong' : 'settings.amountsHint')}
        onChange={set('amounts')}
        slotProps={{ ...suffix, htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      />
      <TextInput
        label={t('settings.least')}
        value={values.least}
        error={wrong.has('least')}
        onChange={set('least')}
        slotProps={{ ...suffix, htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextInput
        label={t('settings.most')}
        value={values.most}
        error={wrong.has('least')}
        helperText={t('settings.freeHint')}
        onChange={set('most')}
        slotProps={{ ...suffix, htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextInput
        label={t('settings.months')}
        value={values.months}
        error={wrong.has('months')}
        helperText={t(wrong.has('months') ? 'settings.monthsWrong' : 'settings.monthsHint')}
        onChange={set('months')}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } }}
      />
    </RequestDialog>
  );
}
