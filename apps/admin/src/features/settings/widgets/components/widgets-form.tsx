import type { ServiceOutput } from '@atrium/api-client/admin';
import {
  useUpdateWidgetSettingsMutation,
  type WidgetSettingsOutput,
} from '@atrium/api-client/admin/integrations';
import { MAX_ORIGIN_LENGTH, MAX_ORIGINS } from '@atrium/rules/widgets/widget';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import { FormSection } from '../../../../shared/forms/form-section';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import {
  toWidgetsInput,
  toWidgetsValues,
  type WidgetsValues,
  widgetsProblems,
} from '../lib/widget-values';
import { WidgetList } from './widget-list';
import { WidgetShown } from './widget-shown';

const labels = {
  origins: 'settings:widgets.sites',
  widgets: 'settings:widgets.widgets',
} as const;

const isNamed = (field: string): field is keyof typeof labels => field in labels;

interface Props {
  settings: WidgetSettingsOutput;
  services: readonly ServiceOutput[];
}

export function WidgetsForm({ settings, services }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const [update] = useUpdateWidgetSettingsMutation();
  const resolver = useProblemsResolver<WidgetsValues>(widgetsProblems);
  const { form, ...saving } = useVersionedForm<WidgetSettingsOutput, WidgetsValues>({
    latest: settings,
    toValues: toWidgetsValues,
    resolver,
    save: async (values, base) => {
      const version = base?.version ?? settings.version;
      const input = { ...toWidgetsInput(values), version };
      return (await update({ widgetSettingsInput: input }).unwrap()).data;
    },
  });
  const { control } = form;
  const sites = useFieldArray({ control, name: 'origins' });
  const origins = useWatch({ control, name: 'origins' });

  return (
    <SettingsEditor
      title={t('settings:widgets.title')}
      subtitle={t('settings:widgets.subtitle')}
      form={saving}
      nameOf={(field) => (isNamed(field) ? t(labels[field]) : undefined)}
    >
      <Stack spacing={4}>
        <FormSection title={t('settings:widgets.sites')} hint={t('settings:widgets.sitesHint')}>
          {sites.fields.length === 0 && (
            <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
              {t('settings:widgets.noSites')}
            </Alert>
          )}
          <FormRows
            label={t('settings:widgets.sites')}
            rows={sites.fields}
            most={MAX_ORIGINS}
            addLabel={t('settings:widgets.addSite')}
            removeLabel={(index) =>
              t('settings:widgets.removeSite', { name: origins[index]?.origin || index + 1 })
            }
            onAdd={() => sites.append({ origin: '' })}
            onRemove={sites.remove}
          >
            {(index) => (
              <FormText
                control={control}
                name={`origins.${index}.origin`}
                label={t('settings:widgets.site')}
                hint={t('settings:widgets.siteHint')}
                inputMode="url"
                maxLength={MAX_ORIGIN_LENGTH}
                sx={{ flex: '1 1 240px', maxWidth: 520 }}
              />
            )}
          </FormRows>
        </FormSection>
        <WidgetList control={control} services={services} />
        <WidgetShown control={control} services={services} venue={settings.slug} />
      </Stack>
    </SettingsEditor>
  );
}
