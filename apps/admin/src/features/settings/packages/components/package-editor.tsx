import {
  type PackageOutput,
  useCreatePackageMutation,
  useDeletePackageMutation,
  useListTreatmentTypesQuery,
  useUpdatePackageMutation,
} from '@atrium/api-client/admin';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormSection } from '../../../../shared/forms/form-section';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { OfferEditor } from '../../../../shared/settings/offers/offer-editor';
import { SaleSection } from '../../../../shared/settings/offers/sale-section';
import { TaxRates } from '../../../../shared/settings/tax/tax-rates';
import {
  type PackageValues,
  packageProblems,
  toPackageInput,
  toPackageValues,
} from '../lib/package-values';
import { IncludedAddons } from './included-addons';
import { IncludedServices } from './included-services';
import { IncludedTreatments } from './included-treatments';

interface Props {
  /** Absent for a new one. */
  stay?: PackageOutput | undefined;
}

/** A package: its nights, its price, and what it includes on which day. */
export function PackageEditor({ stay }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { currency, modules } = useMe().vendor;
  const types = useListTreatmentTypesQuery(undefined, { skip: !modules.spa }).data?.data ?? [];
  const [create] = useCreatePackageMutation();
  const [update] = useUpdatePackageMutation();
  const [remove] = useDeletePackageMutation();
  const resolver = useProblemsResolver<PackageValues>((values) =>
    packageProblems(values, currency),
  );
  const toValues = useCallback(
    (saved: PackageOutput | undefined) => toPackageValues(saved, currency),
    [currency],
  );
  const form = useVersionedForm<PackageOutput, PackageValues>({
    latest: stay,
    toValues,
    resolver,
    save: async (values, base) => {
      const input = toPackageInput(values, currency, base);
      const { data } = base
        ? await update({
            id: base._id,
            packageChange: { ...input, version: base.version },
          }).unwrap()
        : await create({ packageInput: input }).unwrap();
      return data;
    },
    addressOf: ({ _id }) => paths.settingsPackage(_id),
  });
  const { control } = form.form;

  return (
    <OfferEditor
      title={stay?.name ?? t('settings:packages.newTitle')}
      list={{ to: paths.settingsPackages, label: t('settings:packages.title') }}
      form={form}
      deletion={
        stay && {
          name: stay.name,
          of: { kind: 'package', id: stay._id },
          lostText: t('settings:packages.lostText'),
          remove: () => remove({ id: stay._id }).unwrap(),
        }
      }
      priceHint={t('settings:packages.priceHint')}
      fields={
        <FormText control={control} name="nights" inputMode="numeric" label={t('stays.nights')} />
      }
    >
      <FormSection title={t('stays.services')} hint={t('settings:packages.servicesHint')}>
        <IncludedServices control={control} />
      </FormSection>
      {types.length > 0 && (
        <FormSection title={t('stays.treatmentTypes')} hint={t('settings:packages.treatmentsHint')}>
          <IncludedTreatments control={control} types={types} />
        </FormSection>
      )}
      <FormSection title={t('stays.addons')}>
        <IncludedAddons control={control} />
      </FormSection>
      <SaleSection page={stay && `/package/${stay._id}`}>
        <FormText
          control={control}
          name="perDay"
          inputMode="numeric"
          label={t('settings:sale.perDay')}
          hint={t('settings:sale.perDayHint')}
          placeholder={t('settings:noLimit')}
        />
      </SaleSection>
      <TaxRates />
    </OfferEditor>
  );
}
