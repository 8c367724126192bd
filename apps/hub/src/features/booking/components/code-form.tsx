import { useCheckServiceCodeMutation } from '@atrium/api-client/hub';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../shared/components/fields/form-text-field';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  serviceId: string;
  onRight: (code: string) => void;
}

interface Values {
  code: string;
}

/** A protected activity shows nothing before its code. */
export function CodeForm({ serviceId, onRight }: Props) {
  const { t } = useTranslation(['hub', 'errors']);
  const { name } = useVendor();
  const errorText = useErrorText();
  const [checkCode, { isLoading }] = useCheckServiceCodeMutation();
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: { code: '' } });

  const wrong = (message: string) => setError('code', { message }, { shouldFocus: true });

  const submit = async ({ code }: Values) => {
    const given = code.trim();
    if (given === '') {
      wrong(t('FIELD_REQUIRED', { ns: 'errors' }));
      return;
    }
    try {
      const { data } = await checkCode({
        checkCodeInput: { _id: serviceId, code: given },
      }).unwrap();
      if (data.valid) onRight(given);
      else wrong(t('WRONG_SERVICE_CODE', { ns: 'errors' }));
    } catch (error) {
      wrong(errorText(error));
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={handleSubmit(submit)}
      sx={{ maxWidth: 420 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t('newActivity.code.text', { vendor: name })}
      </Typography>
      <FormTextField
        control={control}
        name="code"
        label={t('newActivity.code.label')}
        autoComplete="off"
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
        }}
      />
      <SubmitButton pending={isLoading}>{t('newActivity.code.submit')}</SubmitButton>
    </Stack>
  );
}
