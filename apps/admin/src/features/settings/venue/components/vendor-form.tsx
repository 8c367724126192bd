import { useUpdateOwnVendorMutation, type VendorOutput } from '@atrium/api-client/admin';
import { languageInfo, languages } from '@atrium/i18n/languages';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormSection } from '../../../../shared/forms/form-section';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { useSegments } from '../../../../shared/named/use-segments';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import { Facts } from '../../../../shared/ui/facts';
import { vendorText, vendorTexts } from '../lib/vendor-texts';
import {
  toVendorInput,
  toVendorValues,
  type VendorValues,
  vendorProblems,
} from '../lib/vendor-values';
import { MessagesSection } from './messages-section';
import { NetworksSection } from './networks-section';
import { StaffLoginSection } from './staff-login-section';
import { VendorPictures } from './vendor-pictures';

interface Props {
  vendor: VendorOutput;
}

/** Edits a venue, except what only a system administrator changes: country, time zone and currency. */
export function VendorForm({ vendor }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const segments = useSegments().data?.data ?? [];
  const [update] = useUpdateOwnVendorMutation();
  const resolver = useProblemsResolver<VendorValues>((values) =>
    vendorProblems(values, vendor.currency),
  );
  const { form, ...saving } = useVersionedForm<VendorOutput, VendorValues>({
    latest: vendor,
    toValues: toVendorValues,
    resolver,
    save: async (values, base) => {
      const version = base?.version ?? vendor.version;
      const { data } = await update({
        updateVendorInput: { ...toVendorInput(values, vendor.currency), version },
      }).unwrap();
      return data;
    },
  });
  const { control } = form;

  return (
    <SettingsEditor
      title={t('settings:vendor.title')}
      subtitle={t('settings:vendor.subtitle')}
      form={saving}
      nameOf={(field) => {
        const known = vendorText(field);
        return known && t(known);
      }}
    >
      <Stack spacing={4}>
        <FormSection title={t('settings:vendor.company')}>
          <FormText control={control} name="name" label={t(vendorTexts.name)} maxLength={100} />
          <FormText
            control={control}
            name="tagline"
            label={t(vendorTexts.tagline)}
            hint={t('settings:vendor.taglineHint')}
            maxLength={200}
          />
          <FormText
            control={control}
            name="email"
            inputMode="email"
            label={t(vendorTexts.email)}
            hint={t('settings:vendor.emailHint')}
            maxLength={254}
          />
          <FormText
            control={control}
            name="phone"
            inputMode="tel"
            label={t(vendorTexts.phone)}
            maxLength={32}
          />
          <FormText
            control={control}
            name="organisationNumber"
            label={t(vendorTexts.organisationNumber)}
            hint={t('settings:vendor.organisationNumberHint')}
            maxLength={40}
          />
          {(['street', 'postalCode', 'city', 'country'] as const).map((line) => (
            <FormText
              key={line}
              control={control}
              name={`address.${line}`}
              label={t(`guest.fields.${line}`)}
              {...(line === 'country' && { maxLength: 2, hint: t('settings:vendor.countryHint') })}
            />
          ))}
        </FormSection>
        <VendorPictures control={control} />
        <FormSection title={t('settings:vendor.guests')}>
          <FormSelect
            control={control}
            name="languageCode"
            label={t(vendorTexts.languageCode)}
            hint={t('settings:vendor.languageHint')}
            options={languages.map((code) => ({
              value: code,
              label: languageInfo[code].nativeName,
            }))}
          />
          <FormText
            control={control}
            name="logo"
            inputMode="url"
            label={t(vendorTexts.logo)}
            maxLength={500}
          />
          <FormText
            control={control}
            name="legalLink"
            inputMode="url"
            label={t(vendorTexts.legalLink)}
            hint={t('settings:vendor.legalHint')}
            maxLength={500}
          />
          <FormSelect
            control={control}
            name="waitingListPromotion"
            label={t(vendorTexts.waitingListPromotion)}
            options={[
              { value: 'auto', label: t('settings:vendor.promotion.auto') },
              { value: 'manual', label: t('settings:vendor.promotion.manual') },
            ]}
          />
          <FormSelect
            control={control}
            name="_defaultSegment"
            label={t(vendorTexts._defaultSegment)}
            options={[
              { value: '', label: '–' },
              ...segments.map(({ _id, type }) => ({ value: _id, label: type })),
            ]}
          />
          <FormText
            control={control}
            name="anonymiseAfterMonths"
            inputMode="numeric"
            label={t(vendorTexts.anonymiseAfterMonths)}
            hint={t('settings:vendor.anonymiseHint')}
            suffix={t('settings:months')}
          />
        </FormSection>
        <FormSection title={t('settings:vendor.payments')}>
          <FormText
            control={control}
            name="refundLimit"
            inputMode="decimal"
            label={t(vendorTexts.refundLimit)}
            hint={t('settings:vendor.refundLimitHint')}
            suffix={vendor.currency}
          />
        </FormSection>
        <MessagesSection control={control} />
        <StaffLoginSection control={control} />
        <NetworksSection control={control} />
        <FormSection title={t('settings:vendor.fixed')} hint={t('settings:vendor.fixedHint')}>
          <Facts
            facts={[
              [t('settings:vendor.slug'), vendor.slug],
              [t('settings:vendor.timezone'), vendor.timezone],
              [t('settings:vendor.currency'), vendor.currency],
              [t('guest.fields.country'), vendor.country],
            ]}
          />
        </FormSection>
      </Stack>
    </SettingsEditor>
  );
}
