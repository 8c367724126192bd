import {
  useCreateVendorMutation,
  useUpdateVendorMutation,
  type VendorOutput,
} from '@atrium/api-client/admin';
import { languageInfo, languages } from '@atrium/i18n/languages';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { newVendorProblems, toInput, toValues, type VendorValues } from '../lib/new-vendor';

interface Props {
  /** Absent for a new one. */
  vendor: VendorOutput | undefined;
  /** Called with a new venue before the dialog closes: nobody can sign in there yet. */
  onCreated: (vendor: VendorOutput) => void;
  onClose: () => void;
}

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

/** A venue of the platform: its name, slug, country, time zone and currency. */
export function VendorDialog({ vendor, onCreated, onClose }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const [create] = useCreateVendorMutation();
  const [update] = useUpdateVendorMutation();
  const resolver = useProblemsResolver<VendorValues>(newVendorProblems);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<VendorOutput, VendorValues>({
    latest: vendor,
    toValues,
    resolver,
    // a new venue goes on to its owners at once
    savedText: vendor ? undefined : false,
    save: async (values, base) => {
      const input = toInput(values);
      const { data } = base
        ? await update({
            id: base._id,
            administerVendorInput: { ...input, version: base.version },
          }).unwrap()
        : await create({ createVendorInput: input }).unwrap();
      if (!base) onCreated(data);
      return data;
    },
    onSaved: onClose,
  });
  const { control } = form;

  return (
    <FormDialog
      title={vendor?.name ?? t('settings:vendors.add')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={stale && <StaleNotice stale={stale} />}
    >
      <FormText
        autoFocus
        control={control}
        name="name"
        label={t('settings:vendor.name')}
        maxLength={100}
      />
      <FormText
        control={control}
        name="slug"
        label={t('settings:vendor.slug')}
        hint={t('settings:vendors.slugHint')}
        maxLength={63}
      />
      <FormSelect
        control={control}
        name="languageCode"
        label={t('settings:vendor.language')}
        options={languages.map((code) => ({ value: code, label: languageInfo[code].nativeName }))}
      />
      <FormSelect
        control={control}
        name="timezone"
        label={t('settings:vendor.timezone')}
        options={zones}
      />
      <FormText
        control={control}
        name="country"
        label={t('guest.fields.country')}
        hint={t('settings:vendor.countryHint')}
        maxLength={2}
      />
      <FormText
        control={control}
        name="currency"
        label={t('settings:vendor.currency')}
        hint={t('settings:vendors.currencyHint')}
        maxLength={3}
      />
    </FormDialog>
  );
}
