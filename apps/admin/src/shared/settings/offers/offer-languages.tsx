import type { Language } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../forms/fields/form-text';
import { completeness } from '../completeness';
import { LanguageTabs } from '../language-tabs';
import type { NamedValues } from '../named-values';

interface Props {
  /** What else has words of its own in a language. */
  children?: (language: Language) => ReactNode;
}

/** What something sold is called and what it is, in each language; of the form around it. */
export function OfferLanguages({ children }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { control } = useFormContext<Pick<NamedValues, 'texts'>>();
  const texts = useWatch({ control, name: 'texts' });
  return (
    <Box>
      <Typography component="h2" variant="h6">
        {t('settings:texts.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('settings:texts.hint')}
      </Typography>
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
            {children?.(language)}
          </>
        )}
      </LanguageTabs>
    </Box>
  );
}
