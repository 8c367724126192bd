import { languageInfo, languages, toLanguage } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { FormText } from '../forms/fields/form-text';
import type { Names } from './names';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of `Names`. */
  name: FieldPath<Values>;
}

/** What something is called in each language, the venue's own first: what it is called above may be in another. */
export function NamesInLanguages<Values extends FieldValues & { names: Names }>({
  control,
  name,
}: Props<Values>) {
  const { t } = useTranslation(['admin', 'settings']);
  const titleId = useId();
  const own = toLanguage(useMe().vendor.languageCode) ?? 'en';
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('settings:texts.others')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('settings:texts.othersHint')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {[...languages]
          .sort((a, b) => Number(b === own) - Number(a === own))
          .map((language) => (
            <FormText
              key={language}
              control={control}
              name={`${name}.${language}` as FieldPath<Values>}
              label={languageInfo[language].nativeName}
              maxLength={60}
            />
          ))}
      </Box>
    </Box>
  );
}
