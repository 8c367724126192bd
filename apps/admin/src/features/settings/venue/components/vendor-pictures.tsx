import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../shared/forms/form-section';
import { PictureField } from '../../../../shared/pictures/picture-field';
import { vendorTexts } from '../lib/vendor-texts';
import type { VendorValues } from '../lib/vendor-values';

interface Props {
  control: Control<VendorValues>;
}

const fields = ['_logoLight', '_logoDark', '_cover', '_icon'] as const;

const hints = {
  _logoLight: 'settings:vendor.pictures.logoHint',
  _logoDark: 'settings:vendor.pictures.logoDarkHint',
  _cover: 'settings:vendor.pictures.coverHint',
  _icon: 'settings:vendor.pictures.iconHint',
} as const;

/** The pictures by which guests know the venue. */
export function VendorPictures({ control }: Props) {
  const { t } = useTranslation('settings');
  return (
    <FormSection title={t('vendor.pictures.title')}>
      {fields.map((field) => (
        <VendorPicture key={field} control={control} field={field} />
      ))}
    </FormSection>
  );
}

function VendorPicture({ control, field: name }: Props & { field: (typeof fields)[number] }) {
  const { t } = useTranslation(['admin', 'settings']);
  const { field } = useController({ control, name });
  return (
    <PictureField
      label={t(vendorTexts[name])}
      hint={t(hints[name])}
      value={field.value}
      onChange={field.onChange}
      isOnDark={name === '_logoDark'}
    />
  );
}
