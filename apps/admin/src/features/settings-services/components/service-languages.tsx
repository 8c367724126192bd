import { DEFAULT_UNIT, DEFAULT_UNITS } from '@atrium/rules/languages';
import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { completeness } from '../../../shared/settings/completeness';
import { FormText } from '../../../shared/settings/form-text';
import { LanguageTabs } from '../../../shared/settings/language-tabs';
import type { ServiceValues } from '../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
}

/** What a service is called, what it is and what it counts in, in each language. */
export function ServiceLanguages({ control }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const texts = useWatch({ control, name: 'texts' });
  return (
    <LanguageTabs
      label={t('settings:texts.title')}
      stateOf={(language) => completeness(Object.values(texts[language]))}
    >
      {(language) => (
        <>
          <FormText
            control={control}
            name={`texts.${language}.name`}
            label={t('fields.name', { ns: 'common' })}
            maxLength={100}
          />
          <FormText
            control={control}
            name={`texts.${language}.description`}
            label={t('settings:description')}
            multiline
            minRows={2}
            maxLength={4000}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <FormText
              control={control}
              name={`texts.${language}.unit`}
              label={t('settings:services.unit')}
              placeholder={DEFAULT_UNIT}
              maxLength={40}
            />
            <FormText
              control={control}
              name={`texts.${language}.units`}
              label={t('settings:services.units')}
              placeholder={DEFAULT_UNITS}
              maxLength={40}
            />
          </Box>
        </>
      )}
    </LanguageTabs>
  );
}
