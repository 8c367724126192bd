import {
  type MembershipTypeOutput,
  useCreateMembershipTypeMutation,
  useDeleteMembershipTypeMutation,
  useUpdateMembershipTypeMutation,
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
import { type TypeValues, toTypeInput, toTypeValues, typeProblems } from '../lib/type-values';
import { ServicesField } from './services-field';
import { TreatmentTypesField } from './treatment-types-field';

interface Props {
  /** Absent for a new one. */
  type?: MembershipTypeOutput | undefined;
}

/** The price of a membership type, its uses and validity, and what it pays for. */
export function TypeEditor({ type }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { currency } = useMe().vendor;
  const [create] = useCreateMembershipTypeMutation();
  const [update] = useUpdateMembershipTypeMutation();
  const [remove] = useDeleteMembershipTypeMutation();
  const resolver = useProblemsResolver<TypeValues>((values) => typeProblems(values, currency));
  const toValues = useCallback(
    (saved: MembershipTypeOutput | undefined) => toTypeValues(saved, currency),
    [currency],
  );
  const form = useVersionedForm<MembershipTypeOutput, TypeValues>({
    latest: type,
    toValues,
    resolver,
    save: async (values, base) => {
      const input = toTypeInput(values, currency);
      const { data } = base
        ? await update({
            id: base._id,
            membershipTypeChange: { ...input, version: base.version },
          }).unwrap()
        : await create({ membershipTypeInput: input }).unwrap();
      return data;
    },
    addressOf: ({ _id }) => paths.settingsMembershipType(_id),
  });
  const { control } = form.form;

  return (
    <OfferEditor
      title={type?.name ?? t('settings:membershipTypes.newTitle')}
      list={{ to: paths.settingsMembershipTypes, label: t('settings:membershipTypes.title') }}
      form={form}
      deletion={
        type && {
          name: type.name,
          of: { kind: 'membershipType', id: type._id },
          keepText: t('settings:membershipTypes.keepText'),
          remove: () => remove({ id: type._id }).unwrap(),
        }
      }
    >
      <FormSection title={t('settings:membershipTypes.use')}>
        <FormText
          control={control}
          name="maxNumberOfUsages"
          inputMode="numeric"
          label={t('settings:membershipTypes.uses')}
          placeholder={t('settings:noLimit')}
        />
        <FormText
          control={control}
          name="validityMonths"
          inputMode="numeric"
          label={t('settings:membershipTypes.months')}
          hint={t('settings:membershipTypes.validityHint')}
          suffix={t('settings:months')}
        />
        <FormText
          control={control}
          name="validityDays"
          inputMode="numeric"
          label={t('settings:membershipTypes.days')}
          suffix={t('settings:days')}
        />
        <ServicesField control={control} />
        <TreatmentTypesField control={control} />
      </FormSection>
      <SaleSection page={type && `/membership/${type._id}`}>
        <FormText
          control={control}
          name="taxPercent"
          inputMode="decimal"
          label={t('settings:sale.tax')}
          hint={t('settings:sale.taxHint')}
          suffix="%"
        />
      </SaleSection>
      <FormSection title={t('settings:membershipTypes.renewal')}>
        <FormText
          control={control}
          name="renewalPrice"
          inputMode="decimal"
          label={t('settings:membershipTypes.renewalPrice')}
          hint={t('settings:membershipTypes.renewalHint')}
          suffix={currency}
        />
        <FormText
          control={control}
          name="reminderDays"
          inputMode="numeric"
          label={t('settings:membershipTypes.reminder')}
          hint={t('settings:membershipTypes.reminderHint')}
          suffix={t('settings:days')}
        />
      </FormSection>
    </OfferEditor>
  );
}
