import {
  type ThemeOutput,
  useCreateThemeMutation,
  useUpdateThemeMutation,
} from '@atrium/api-client/admin';
import { THEME_PARTS } from '@atrium/rules/themes/theme-contrast';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import { partTexts } from '../lib/part-texts';
import {
  lookOf,
  type ThemeValues,
  themeProblems,
  toThemeInput,
  toThemeValues,
} from '../lib/theme-values';
import { ContrastList } from './contrast-list';
import { PartFields } from './part-fields';
import { ThemeActions } from './theme-actions';
import { ThemePreview } from './theme-preview';

interface Props {
  /** Absent for a new one. */
  theme?: ThemeOutput | undefined;
}

/** A theme beside its preview. */
export function ThemeEditor({ theme }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [create] = useCreateThemeMutation();
  const [update] = useUpdateThemeMutation();
  const resolver = useProblemsResolver<ThemeValues>(themeProblems);
  const { form, ...saving } = useVersionedForm<ThemeOutput, ThemeValues>({
    latest: theme,
    toValues: toThemeValues,
    resolver,
    save: async (values, base) => {
      const input = toThemeInput(values, base);
      const { data } = base
        ? await update({ id: base._id, themeChange: { ...input, version: base.version } }).unwrap()
        : await create({ themeInput: input }).unwrap();
      return data;
    },
    addressOf: ({ _id }) => paths.settingsTheme(_id),
  });
  const { control } = form;
  useWatch({ control });
  const values = form.getValues();

  return (
    <SettingsEditor
      title={theme?.name ?? t('settings:themes.newTitle')}
      back={{ to: paths.settingsThemes, label: t('settings:themes.title') }}
      actions={theme && <ThemeActions theme={theme} />}
      form={saving}
      isNew={!theme}
      nameOf={(field) => {
        const part = THEME_PARTS.find((one) => one === field);
        return part && t(partTexts[part]);
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <FormText
            control={control}
            name="name"
            label={t('fields.name', { ns: 'common' })}
            maxLength={80}
          />
          {THEME_PARTS.map((part) => (
            <PartFields key={part} control={control} part={part} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, position: { md: 'sticky' }, top: { md: 72 } }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('settings:themes.preview')}
            value={scheme}
            onChange={(_, next: 'light' | 'dark' | null) => next && setScheme(next)}
          >
            <ToggleButton value="light">{t('appearance.light', { ns: 'common' })}</ToggleButton>
            <ToggleButton value="dark">{t('appearance.dark', { ns: 'common' })}</ToggleButton>
          </ToggleButtonGroup>
          <ThemePreview look={lookOf(values)} scheme={scheme} />
          <ContrastList values={values} />
        </Box>
      </Box>
    </SettingsEditor>
  );
}
