import {
  type TreatmentTypeOutput,
  useCreateTreatmentTypeMutation,
  useDeleteTreatmentTypeMutation,
  useUpdateTreatmentTypeMutation,
} from '@atrium/api-client/admin';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useCallback } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { DeleteButton } from '../../../../shared/editing/delete-button';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormSection } from '../../../../shared/forms/form-section';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import { typeLabel } from '../lib/field-labels';
import { typeProblems } from '../lib/type-problems';
import { type TypeValues, toTypeInput, toTypeValues } from '../lib/type-values';
import { AroundSection } from './around-section';
import { BookingSection } from './booking-section';
import { GuestPreview } from './guest-preview';
import { LengthsSection } from './lengths-section';
import { LevelsSection } from './levels-section';
import { WhoSection } from './who-section';

const AddonsSection = lazy(async () => ({
  default: (await import('./addons-section')).AddonsSection,
}));
const IntakeSection = lazy(async () => ({
  default: (await import('./intake-section')).IntakeSection,
}));
const TextsSection = lazy(async () => ({
  default: (await import('./texts-section')).TextsSection,
}));

interface Props {
  /** Absent for a new one. */
  type?: TreatmentTypeOutput | undefined;
  /** Of a new one, in lists. */
  sortOrder: number;
}

/** What a treatment type takes, costs and needs, beside what guests will read of it. */
export function TypeEditor({ type, sortOrder }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const [create] = useCreateTreatmentTypeMutation();
  const [update] = useUpdateTreatmentTypeMutation();
  const [remove] = useDeleteTreatmentTypeMutation();
  const resolver = useProblemsResolver<TypeValues>((values) => typeProblems(values, currency));
  const toValues = useCallback(
    (saved: TreatmentTypeOutput | undefined) => toTypeValues(saved, currency),
    [currency],
  );
  const { form, ...saving } = useVersionedForm<TreatmentTypeOutput, TypeValues>({
    latest: type,
    toValues,
    resolver,
    save: async (values, base) => {
      const input = toTypeInput(values, currency);
      const { data } = base
        ? await update({
            treatmentTypeChange: { ...input, _id: base._id, version: base.version },
          }).unwrap()
        : await create({ treatmentTypeInput: { ...input, sortOrder } }).unwrap();
      return data;
    },
    addressOf: ({ _id }) => paths.settingsTreatmentType(_id),
  });
  const { control } = form;
  const title = type?.name ?? t('settings:treatmentTypes.newTitle');
  const list = { to: paths.settingsTreatmentTypes, label: t('settings:treatmentTypes.title') };

  return (
    <SettingsEditor
      title={title}
      back={list}
      form={saving}
      isNew={!type}
      nameOf={(field) => {
        const label = typeLabel(field);
        return label && t(label);
      }}
      actions={
        type && (
          <DeleteButton
            leaveTo={list.to}
            deletion={{
              name: title,
              of: { kind: 'treatmentType', id: type._id },
              keepText: t('settings:treatmentTypes.keepText'),
              remove: () => remove({ treatmentTypeDeletion: { _id: type._id } }).unwrap(),
            }}
          />
        )
      }
    >
      <FormProvider {...form}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          }}
        >
          <Stack spacing={4}>
            <FormSwitch
              control={control}
              name="active"
              label={t('auditLogs.words.spa.offered')}
              hint={t('settings:treatmentTypes.activeHint')}
            />
            <FormSection title={t('settings:offer')}>
              <FormText
                control={control}
                name="name"
                label={t('fields.name', { ns: 'common' })}
                hint={t('settings:nameHint')}
                maxLength={100}
              />
              <FormText
                control={control}
                name="description"
                label={t('settings:description')}
                multiline
                minRows={2}
                maxLength={4000}
                sx={{ gridColumn: '1 / -1' }}
              />
            </FormSection>
            <LengthsSection />
            <AroundSection />
            <WhoSection />
            <LevelsSection />
            <BookingSection />
            <Suspense fallback={<FormSkeleton fields={4} />}>
              <AddonsSection />
              <IntakeSection />
              <TextsSection />
            </Suspense>
          </Stack>
          <GuestPreview />
        </Box>
      </FormProvider>
    </SettingsEditor>
  );
}
