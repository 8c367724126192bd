import { isApiError } from '@atrium/api-client/api-error';
import { useSignupMutation } from '@atrium/api-client/hub';
import { addAreas } from '@atrium/i18n/create-i18n';
import { passwordProblem } from '@atrium/rules/access/password';
import { hasFirstName } from '@atrium/rules/guests/guest-name';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorSummary } from '../../../shared/components/fields/error-summary';
import { FormPasswordField } from '../../../shared/components/fields/form-password-field';
import { FormPhoneField } from '../../../shared/components/fields/form-phone-field';
import { FormTextField } from '../../../shared/components/fields/form-text-field';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useFieldErrors } from '../../../shared/hooks/use-field-errors';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { keepNextPage, nextPage } from '../../../shared/lib/next-page';
import { useSignIn } from '../hooks/use-sign-in';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

/** Enough to catch a slip; the server knows the rest. */
const EMAIL = /^\S+@\S+\.\S+$/;

const fields = ['firstName', 'lastName', 'email', 'phone', 'password'] as const;

/** Signs the guest up and in. A known address, or a failure that belongs to no field, is shown as a message. */
export function SignupForm() {
  const { t, i18n } = useTranslation(['account', 'common', 'ui', 'errors']);
  const { slug, paths } = useVendor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const showToast = useToast();
  const errorText = useErrorText();
  const applyFieldErrors = useFieldErrors();
  const [signup, { isLoading }] = useSignupMutation();
  const { signIn, pending: signingIn } = useSignIn();
  const { control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', password: '' },
  });
  const title = t('signup.signup');

  const refused = (error: unknown) => {
    const breaksRule = isApiError(error) && error.status === 422;
    if (breaksRule && ['EMAIL_TAKEN', 'HTTP_422'].includes(error.code)) {
      showToast({ type: 'error', title, message: t('signup.signupAlreadyExists') });
    } else if (!applyFieldErrors(error, fields, setError)) {
      // The other rules have more helpful texts of their own.
      const message = breaksRule ? errorText(error) : t('signup.signupError');
      showToast({ type: 'error', title, message });
    }
  };

  /** All of them at once, in the order of the fields. */
  const problemsOf = ({ firstName, email, password }: Values) => {
    const weakness = passwordProblem(password, email);
    return [
      ...(hasFirstName(firstName)
        ? []
        : [
            {
              field: 'firstName' as const,
              message: firstName.trim()
                ? t('INVALID_NAME', { ns: 'errors' })
                : t('missing.firstName'),
            },
          ]),
      ...(EMAIL.test(email.trim())
        ? []
        : [
            {
              field: 'email' as const,
              message: email.trim() ? t('INVALID_EMAIL', { ns: 'errors' }) : t('missing.email'),
            },
          ]),
      ...(weakness
        ? [
            {
              field: 'password' as const,
              message: password === '' ? t('missing.password') : t(weakness, { ns: 'errors' }),
            },
          ]
        : []),
    ];
  };

  const submit = async (values: Values) => {
    // A quick visitor may submit before these texts have loaded.
    await addAreas(i18n, ['errors']).catch(() => undefined);
    const problems = problemsOf(values);
    for (const [index, { field, message }] of problems.entries()) {
      setError(field, { message }, { shouldFocus: index === 0 });
    }
    if (problems.length > 0) return;
    try {
      await signup({ signupInput: { ...values, vendor: slug } }).unwrap();
    } catch (error) {
      refused(error);
      return;
    }
    const signedIn = await signIn(values).then(
      () => true,
      () => false,
    );
    showToast({ type: 'success', title, message: t('signup.signupSuccess') });
    navigate(signedIn ? nextPage(search, paths) : keepNextPage(paths.login, search), {
      replace: true,
    });
  };

  const text = { control } as const;
  const labels = {
    firstName: t('fields.firstName', { ns: 'common' }),
    lastName: t('fields.lastName', { ns: 'common' }),
    email: t('fields.email', { ns: 'common' }),
    phone: t('fields.phone', { ns: 'common' }),
    password: t('fields.password', { ns: 'common' }),
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={handleSubmit(submit)}>
      <ErrorSummary
        fields={fields.filter((name) => formState.errors[name]).map((name) => labels[name])}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField
          {...text}
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
        />
        <FormTextField
          {...text}
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
        />
      </Box>
      <FormTextField
        {...text}
        name="email"
        type="email"
        label={labels.email}
        autoComplete="email"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormPhoneField control={control} name="phone" />
      <FormPasswordField
        control={control}
        name="password"
        label={labels.password}
        autoComplete="new-password"
        hint={t('password.hint', { ns: 'ui' })}
      />
      <SubmitButton pending={isLoading || signingIn}>{t('signup.createAccount')}</SubmitButton>
    </Stack>
  );
}
