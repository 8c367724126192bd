import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../shared/forms/form-section';
import { AddonRows } from '../../../../shared/settings/addons/addon-rows';

/** What is sold with a treatment. */
export function AddonsSection() {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('booking.addons')}>
      <AddonRows />
    </FormSection>
  );
}
