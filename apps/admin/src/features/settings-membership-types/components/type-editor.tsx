import {
  type MembershipTypeOutput,
  useCreateMembershipTypeMutation,
  useDeleteMembershipTypeMutation,
  useUpdateMembershipTypeMutation,
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
import { type TypeValues, toTypeInput, toTypeValues, typeProblems } from '../lib/type-values';
import { ServicesField } from './services-field';

interface Props {
  /** Absent: a new one. */
  type?: MembershipTypeOutput | undefined;
}

/** What a kind of membership costs, how often and how long it may be used, and for what. */
export function TypeEditor({ type }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const navigate = useNavigate();
  const askAndDelete = useDelete();
  const [create] = useCreateMembershipTypeMutation();
  const [update] = useUpdateMembershipTypeMutation();
  const [remove] = useDeleteMembershipTypeMutation();
  const resolver = useProblemsResolver<TypeValues>((values) => typeProblems(values, currency));
  const toValues = useCallback(
    (saved: MembershipTypeOutput | undefined) => toTypeValues(saved, currency),
    [currency],
  );
  const { form, submit, isDirty, isSaving, discard, stale } = useVersionedForm<
    MembershipTypeOutput,
    TypeValues
  >({
    latest: type,
    toValues,
    resolver,
    savedText: t('settings:saved'),
    failedText: t('settings:saveFailed'),
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
    onSaved: (saved, leave) => {
      if (type) return;
      leave();
      navigate(paths.settingsMembershipType(saved._id), { replace: true });
    },
  });
  const { control } = form;
  const texts = useWatch({ control, name: 'texts' });
  useHotkey({ key: 's', ctrl: true }, () => void submit());
  const ask = async (saved: MembershipTypeOutput) => {
    const gone = await askAndDelete({
      name: saved.name,
      text: t('settings:membershipTypes.deleteText'),
      remove: () => remove({ id: saved._id }).unwrap(),
    });
    if (gone) navigate(paths.settingsMembershipTypes);
  };

  return (
    <SettingsPage
      title={type?.name ?? t('settings:membershipTypes.newTitle')}
      back={{ to: paths.settingsMembershipTypes, label: t('settings:membershipTypes.title') }}
      actions={
        type && (
          <Button color="error" onClick={() => void ask(type)}>
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
            suffix={currency}
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
      <SaveBar isDirty={isDirty} isSaving={isSaving} onSave={submit} onDiscard={type && discard} />
      {stale && <StaleNotice changed={[]} onReload={stale.reload} onClose={stale.close} />}
    </SettingsPage>
  );
}
