import {
  type IntakeSettingsOutput,
  useUpdateIntakeSettingsMutation,
} from '@atrium/api-client/admin';
import { MAX_CONSENT } from '@atrium/rules/spa/intake';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormSection } from '../../../../shared/forms/form-section';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { LanguageTabs } from '../../../../shared/settings/language-tabs';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import {
  type IntakeValues,
  intakeProblems,
  toIntakeInput,
  toIntakeValues,
} from '../lib/intake-values';

const labels = {
  consent: 'settings:intake.consent',
  languageList: 'settings:intake.languages',
  keepDays: 'settings:intake.keepDays',
} as const;

const isNamed = (field: string): field is keyof typeof labels => field in labels;

export function IntakeSettingsForm({ settings }: { settings: IntakeSettingsOutput }) {
  const { t } = useTranslation(['admin', 'settings']);
  const [update] = useUpdateIntakeSettingsMutation();
  const resolver = useProblemsResolver<IntakeValues>(intakeProblems);
  const { form, ...saving } = useVersionedForm<IntakeSettingsOutput, IntakeValues>({
    latest: settings,
    toValues: toIntakeValues,
    resolver,
    save: async (values, base) => {
      const version = base?.version ?? settings.version;
      const input = { ...toIntakeInput(values), version };
      return (await update({ intakeSettingsInput: input }).unwrap()).data;
    },
  });
  const { control } = form;
  const [consent, texts] = useWatch({ control, name: ['consent', 'texts'] });

  return (
    <SettingsEditor
      title={t('settings:intake.title')}
      subtitle={t('settings:intake.subtitle')}
      form={saving}
      nameOf={(field) => (isNamed(field) ? t(labels[field]) : undefined)}
    >
      <Stack spacing={4}>
        <FormSection title={t('settings:intake.consent')}>
          <FormText
            control={control}
            name="consent"
            label={t('settings:intake.text')}
            hint={t('settings:intake.textHint')}
            multiline
            minRows={4}
            maxLength={MAX_CONSENT}
            sx={{ gridColumn: '1 / -1' }}
          />
          {consent.trim() === '' && (
            <Alert severity="info" icon={false} sx={{ gridColumn: '1 / -1' }}>
              <strong>{t('settings:intake.standard')}</strong> {settings.standardConsent}
            </Alert>
          )}
        </FormSection>
        <LanguageTabs
          label={t('settings:intake.languages')}
          stateOf={(language) => (texts[language].trim() ? 'complete' : 'missing')}
        >
          {(language) => (
            <FormText
              control={control}
              name={`texts.${language}`}
              label={t('settings:intake.text')}
              multiline
              minRows={4}
              maxLength={MAX_CONSENT}
            />
          )}
        </LanguageTabs>
        <FormSection title={t('settings:intake.keeping')}>
          <FormText
            control={control}
            name="keepDays"
            inputMode="numeric"
            label={t('settings:intake.keepDays')}
            hint={t('settings:intake.keepDaysHint')}
            suffix={t('settings:days')}
          />
        </FormSection>
      </Stack>
    </SettingsEditor>
  );
}
