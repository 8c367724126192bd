import type { Language } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormText } from '../forms/fields/form-text';
import type { Names } from './names';

interface Props {
  /** The rows of the form around it: addons, prices for ages. */
  rows: string;
  title: string;
  language: Language;
}

type Form = Record<string, { name: string; names: Names }[]>;

/** What each of some rows is called in one language; nothing where there are none. */
export function NamesOfRows({ rows, title, language }: Props) {
  const titleId = useId();
  const { control } = useFormContext<Form>();
  const named = useWatch({ control, name: rows }) ?? [];
  if (named.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id={titleId} component="h3" variant="subtitle2">
        {title}
      </Typography>
      {named.map(({ name }, index) => (
        <FormText
          // the row of the same place in the form
          key={`${rows}.${index}`}
          control={control}
          name={`${rows}.${index}.names.${language}`}
          label={name}
          maxLength={100}
        />
      ))}
    </Box>
  );
}
