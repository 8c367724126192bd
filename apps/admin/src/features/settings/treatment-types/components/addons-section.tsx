import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../shared/forms/form-section';
import { AddonRows } from '../../../../shared/settings/addons/addon-rows';
import { TaxRates } from '../../../../shared/settings/tax/tax-rates';

/** What is sold with a treatment, and the tax that both include. */
export function AddonsSection() {
  const { t } = useTranslation('admin');
  return (
    <>
      <FormSection title={t('booking.addons')}>
        <AddonRows />
      </FormSection>
      <TaxRates />
    </>
  );
}
