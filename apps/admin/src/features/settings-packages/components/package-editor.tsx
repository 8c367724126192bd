import {
  type PackageOutput,
  useCreatePackageMutation,
  useDeletePackageMutation,
  useUpdatePackageMutation,
} from '@atrium/api-client/api';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useHotkey } from '../../../shared/hooks/use-hotkey';
import { useMe } from '../../../shared/hooks/use-me';
import { FormSection } from '../../../shared/settings/form-section';
import { FormSwitch } from '../../../shared/settings/form-switch';
import { FormText } from '../../../shared/settings/form-text';
import { OfferLanguages } from '../../../shared/settings/offer-languages';
import { SaveBar } from '../../../shared/settings/save-bar';
import { SettingsPage } from '../../../shared/settings/settings-page';
import { StaleNotice } from '../../../shared/settings/stale-notice';
import { useDelete } from '../../../shared/settings/use-delete';
import { useProblemsResolver } from '../../../shared/settings/use-problems-resolver';
import { useVersionedForm } from '../../../shared/settings/use-versioned-form';
import {
  type PackageValues,
  packageProblems,
  toPackageInput,
  toPackageValues,
} from '../lib/package-values';
import { IncludedAddons } from './included-addons';
import { IncludedServices } from './included-services';

interface Props {
  /** Absent: a new one. */
  stay?: PackageOutput | undefined;
}

/** A stay as it is sold: how long, for how much, and what is in it on which day. */
export function PackageEditor({ stay }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const navigate = useNavigate();
  const askAndDelete = useDelete();
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
  const { form, submit, isDirty, isSaving, discard, stale } = useVersionedForm<
    PackageOutput,
    PackageValues
  >({
    latest: stay,
    toValues,
    resolver,
    savedText: t('settings:saved'),
    failedText: t('settings:saveFailed'),
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
    onSaved: (saved, leave) => {
      if (stay) return;
      leave();
      navigate(paths.settingsPackage(saved._id), { replace: true });
    },
  });
  const { control } = form;
  const texts = useWatch({ control, name: 'texts' });
  useHotkey({ key: 's', ctrl: true }, () => void submit());
  const ask = async (saved: PackageOutput) => {
    const gone = await askAndDelete({
      name: saved.name,
      text: t('settings:packages.deleteText'),
      remove: () => remove({ id: saved._id }).unwrap(),
    });
    if (gone) navigate(paths.settingsPackages);
  };

  return (
    <SettingsPage
      title={stay?.name ?? t('settings:packages.newTitle')}
      back={{ to: paths.settingsPackages, label: t('settings:packages.title') }}
      actions={
        stay && (
          <Button color="error" onClick={() => void ask(stay)}>
            {t('settings:delete')}
          </Button>
        )
      }
    >
      <Stack spacing={4} sx={{ maxWidth: 860 }}>
        <FormSwitch control={control} name="active" label={t('settings:sold')} />
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
            name="price"
            inputMode="decimal"
            label={t('fields.price', { ns: 'common' })}
            hint={t('settings:packages.priceHint')}
            suffix={currency}
          />
          <FormText control={control} name="nights" inputMode="numeric" label={t('stays.nights')} />
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
        <FormSection title={t('stays.services')} hint={t('settings:packages.servicesHint')}>
          <IncludedServices control={control} />
        </FormSection>
        <FormSection title={t('stays.addons')}>
          <IncludedAddons control={control} />
        </FormSection>
        <OfferLanguages
          control={control}
          texts={texts}
          fieldsOf={(language) => ({
            name: `texts.${language}.name`,
            description: `texts.${language}.description`,
          })}
        />
      </Stack>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onSave={submit} onDiscard={stay && discard} />
      {stale && <StaleNotice changed={[]} onReload={stale.reload} onClose={stale.close} />}
    </SettingsPage>
  );
}
