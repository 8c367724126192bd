import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormSection } from '../../../../shared/forms/form-section';
import { vendorTexts } from '../lib/vendor-texts';
import { secondFactorLevels, type VendorValues } from '../lib/vendor-values';

interface Props {
  control: Control<VendorValues>;
}

/** What staff need to log in, beside their password. */
export function StaffLoginSection({ control }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <FormSection title={t('settings:vendor.staffLogin')}>
      <FormSelect
        control={control}
        name="secondFactorFrom"
        label={t(vendorTexts.secondFactorFrom)}
        hint={t('settings:vendor.secondFactor.hint')}
        options={[
          { value: '', label: t('settings:vendor.secondFactor.never') },
          ...secondFactorLevels.map((level) => ({
            value: String(level),
            label: t('settings:vendor.secondFactor.from', { level: t(`level.${level}`) }),
          })),
        ]}
      />
    </FormSection>
  );
}
