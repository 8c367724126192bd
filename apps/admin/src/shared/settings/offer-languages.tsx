import type { Language } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { completeness } from './completeness';
import { FormText } from './form-text';
import { LanguageTabs } from './language-tabs';
import type { OfferTexts } from './offer-texts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** What the form holds of them by now, to mark what is missing. */
  texts: Record<Language, OfferTexts>;
  /** The form's names of one language's fields. */
  fieldsOf: (language: Language) => { name: FieldPath<Values>; description: FieldPath<Values> };
}

/** What something sold is called and what it is, in each language. */
export function OfferLanguages<Values extends FieldValues>(props: Props<Values>) {
  const { control, texts, fieldsOf } = props;
  const { t } = useTranslation(['admin', 'common', 'settings']);
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
        {(language) => {
          const { name, description } = fieldsOf(language);
          return (
            <>
              <FormText
                control={control}
                name={name}
                label={t('fields.name', { ns: 'common' })}
                maxLength={100}
              />
              <FormText
                control={control}
                name={description}
                label={t('settings:description')}
                multiline
                minRows={2}
                maxLength={4000}
              />
            </>
          );
        }}
      </LanguageTabs>
    </Box>
  );
}
