import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormText } from '../../forms/fields/form-text';
import { FormSection } from '../../forms/form-section';
import type { SaleValues } from './sale-values';

interface Props {
  /** Path of the page on which it is bought; absent for what is not saved yet. */
  page: string | undefined;
  /** Beside it, before what buyers agree to. */
  children?: ReactNode;
}

/** How guests buy something by themselves; of the form around it. */
export function SaleSection({ page, children }: Props) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SaleValues>();
  return (
    <FormSection title={t('sale.title')}>
      <div>
        <FormSwitch control={control} name="online" label={t('sale.online')} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {page ? (
            <Link href={page} target="_blank" rel="noopener">
              {t('sale.page')}
            </Link>
          ) : (
            t('sale.onlineHint')
          )}
        </Typography>
      </div>
      {children}
      <FormText
        control={control}
        name="agreement"
        label={t('sale.agreement')}
        hint={t('sale.agreementHint')}
        multiline
        minRows={3}
        maxLength={4000}
        sx={{ gridColumn: '1 / -1' }}
      />
    </FormSection>
  );
}
