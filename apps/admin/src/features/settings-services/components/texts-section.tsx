import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../shared/settings/form-switch';
import { FormText } from '../../../shared/settings/form-text';
import type { ServiceValues } from '../lib/service-values';
import { ServiceLanguages } from './service-languages';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** What it is called and what it is, by itself and in each language. */
export function TextsSection({ form: { control } }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormSwitch
        control={control}
        name="active"
        label={t('settings:services.active')}
        hint={t('settings:services.activeHint')}
      />
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
      />
      <Box>
        <Typography component="h2" variant="h6">
          {t('settings:texts.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('settings:texts.hint')}
        </Typography>
        <ServiceLanguages control={control} />
      </Box>
      <FormText
        control={control}
        name="comment"
        label={t('settings:services.comment')}
        hint={t('settings:services.commentHint')}
        multiline
        maxLength={1000}
      />
      <FormText
        control={control}
        name="image"
        inputMode="url"
        label={t('settings:services.image')}
        maxLength={500}
      />
    </Box>
  );
}
