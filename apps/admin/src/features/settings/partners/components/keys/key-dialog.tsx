import {
  type ApiKeyOutput,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
} from '@atrium/api-client/admin/integrations';
import { formatNumber } from '@atrium/i18n/format';
import { KEY_DAYS, KEY_RATES, keyModules } from '@atrium/rules/access/key-scopes';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '../../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../../shared/editing/use-versioned-form';
import { FormSelect } from '../../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../../shared/forms/form-dialog';
import { FormSection } from '../../../../../shared/forms/form-section';
import { useProblemsResolver } from '../../../../../shared/forms/use-problems-resolver';
import {
  grantsNothing,
  type KeyValues,
  keyProblems,
  modesOf,
  toDays,
  toKeyInput,
  toKeyValues,
} from '../../lib/key-values';

interface Props {
  /** Absent for a new one. */
  apiKey: ApiKeyOutput | undefined;
  /** Told the token of a new one. */
  onToken: (token: string) => void;
  onClose: () => void;
}

/** What a key may do, how often and, of a new one, for how long. */
export function KeyDialog({ apiKey, onToken, onClose }: Props) {
  const { t } = useTranslation(['partners', 'settings', 'common']);
  const language = useLanguage();
  const [create] = useCreateApiKeyMutation();
  const [update] = useUpdateApiKeyMutation();
  const resolver = useProblemsResolver<KeyValues>(keyProblems);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<ApiKeyOutput, KeyValues>({
    latest: apiKey,
    toValues: toKeyValues,
    resolver,
    savedText: apiKey ? t('settings:saved') : false,
    save: async (values, base) => {
      const input = toKeyInput(values);
      if (!input) return undefined;
      if (base) {
        const { version, _id: id } = base;
        return (await update({ id, updateApiKeyInput: { ...input, version } }).unwrap()).data;
      }
      const newApiKeyInput = { ...input, days: toDays(values.days) };
      const { data } = await create({ newApiKeyInput }).unwrap();
      onToken(data.token);
      return data.key;
    },
    onSaved: onClose,
  });
  const { control, formState } = form;
  const { least, most } = KEY_RATES;
  const days = KEY_DAYS.map((count) => ({
    value: String(count ?? ''),
    label: count === null ? t('keys.untilRevoked') : t('keys.days', { count }),
  }));
  return (
    <FormDialog
      title={apiKey ? apiKey.name : t('keys.add')}
      submitLabel={apiKey ? t('common:actions.save') : t('keys.create')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={stale && <StaleNotice stale={stale} />}
    >
      <FormText
        control={control}
        name="name"
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        maxLength={80}
      />
      <FormSection title={t('settings:partners.access')} hint={t('keys.accessHint')}>
        {keyModules.map((module) => (
          <FormSelect
            key={module}
            control={control}
            name={`grants.${module}`}
            label={t(`keys.modules.${module}`)}
            options={modesOf(module).map((mode) => ({
              value: mode,
              label: t(`keys.modes.${mode}`),
            }))}
          />
        ))}
      </FormSection>
      {formState.isSubmitted && grantsNothing(form.watch()) && (
        <FormHelperText error role="alert">
          {t('keys.nothing')}
        </FormHelperText>
      )}
      <FormText
        control={control}
        name="perMinute"
        label={t('settings:partners.perMinute')}
        hint={t('keys.perMinuteHint', {
          least: formatNumber(language, least),
          most: formatNumber(language, most),
        })}
        inputMode="numeric"
      />
      {!apiKey && (
        <FormSelect control={control} name="days" label={t('keys.validFor')} options={days} />
      )}
    </FormDialog>
  );
}
