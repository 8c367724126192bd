import { languageInfo, languages, toLanguage } from '@atrium/i18n/languages';
import { BirthDateFields } from '@atrium/ui/components/fields/birth-date-fields';
import { PhoneField } from '@atrium/ui/components/fields/phone-field';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import type { GuestField, GuestFormValues } from '../lib/guest-form';
import { TagsField } from './tags-field';

interface Props {
  form: UseFormReturn<GuestFormValues>;
}

const two = { gridColumn: { sm: 'span 2' } } as const;

/** The API's limits. */
const maxLengths: Partial<Record<GuestField, number>> = {
  firstname: 100,
  lastname: 100,
  email: 254,
  gender: 40,
  company: 120,
  level: 60,
  loyaltyCode: 60,
  globalComments: 5000,
  allergies: 500,
  preferences: 1000,
  street: 200,
  postalCode: 20,
  city: 100,
  country: 100,
};

const switches = ['vip', 'active', 'doNotDelete'] as const;

/** The guest to change. */
export function GuestDetailsForm({ form }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { vendor } = useMe();
  const { register, control, formState } = form;

  const text = (field: Exclude<GuestField, (typeof switches)[number]>, label: string) => {
    const { ref, ...input } = register(field);
    const message = formState.errors[field]?.message;
    return (
      <TextInput
        {...input}
        inputRef={ref}
        label={label}
        error={message !== undefined}
        helperText={message}
        slotProps={{ htmlInput: { maxLength: maxLengths[field], autoComplete: 'off' } }}
      />
    );
  };
  // Stored in English whatever staff speak: only these words choose an avatar.
  const genders = { female: t('guest.fields.female'), male: t('guest.fields.male') };
  const genderLabel = (value: string) =>
    value === 'female' || value === 'male' ? genders[value] : value;
  const genderValue = (label: string) =>
    label === genders.female ? 'female' : label === genders.male ? 'male' : label;
  const venueLanguage = toLanguage(vendor.languageCode) ?? 'en';

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
      }}
    >
      {text('firstname', t('fields.firstName', { ns: 'common' }))}
      {text('lastname', t('fields.lastName', { ns: 'common' }))}
      {text('email', t('fields.email', { ns: 'common' }))}
      <Controller
        control={control}
        name="phone"
        render={({ field: { ref, ...field }, fieldState }) => (
          <PhoneField
            {...field}
            inputRef={ref}
            label={t('fields.phone', { ns: 'common' })}
            defaultCountry={languageInfo[venueLanguage].country}
            error={fieldState.invalid}
            helperText={fieldState.error?.message}
          />
        )}
      />
      <Box sx={two}>
        <Controller
          control={control}
          name="birthDate"
          render={({ field: { value, onChange } }) => (
            <BirthDateFields value={value} onChange={onChange} />
          )}
        />
      </Box>
      <Controller
        control={control}
        name="gender"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Autocomplete
            freeSolo
            disableClearable
            options={[genders.female, genders.male]}
            inputValue={genderLabel(value)}
            onInputChange={(_, next) => onChange(genderValue(next))}
            sx={{
              alignSelf: 'end',
              '& .MuiOutlinedInput-root': { py: 0 },
              '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: '11px 14px' },
            }}
            renderInput={({ slotProps, ...params }) => (
              <TextField
                {...params}
                slotProps={slotProps}
                inputRef={ref}
                onBlur={onBlur}
                label={t('guest.fields.gender')}
              />
            )}
          />
        )}
      />
      {text('company', t('guest.fields.company'))}
      {text('loyaltyCode', t('guest.fields.loyaltyCode'))}
      {text('level', t('guest.fields.level'))}
      <SelectInput
        {...register('languageCode')}
        value={form.watch('languageCode')}
        label={t('guest.fields.language')}
      >
        <option value="">
          {t('guest.venueLanguage', { language: languageInfo[venueLanguage].nativeName })}
        </option>
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageInfo[code].nativeName}
          </option>
        ))}
      </SelectInput>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }} />
      {text('street', t('guest.fields.street'))}
      {text('postalCode', t('guest.fields.postalCode'))}
      {text('city', t('guest.fields.city'))}
      {text('country', t('guest.fields.country'))}
      <Box sx={two}>{text('allergies', t('guest.fields.allergies'))}</Box>
      <Box sx={two}>{text('preferences', t('guest.fields.preferences'))}</Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Controller
          control={control}
          name="tags"
          render={({ field: { value, onChange } }) => (
            <TagsField value={value} onChange={onChange} />
          )}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput
          {...register('globalComments')}
          multiline
          minRows={2}
          label={t('guest.fields.globalComments')}
          helperText={t('guest.commentsHint')}
          slotProps={{ htmlInput: { maxLength: maxLengths.globalComments } }}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {switches.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <ToggleSwitch
                label={t(name === 'doNotDelete' ? 'guest.fields.eternal' : `guest.fields.${name}`)}
                checked={value}
                onChange={onChange}
              />
            )}
          />
        ))}
        <Typography variant="caption" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
          {t('guest.fields.eternalHint')}
        </Typography>
      </Box>
    </Box>
  );
}
