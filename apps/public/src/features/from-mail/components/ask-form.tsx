import { useAskAboutDataMutation } from '@atrium/api-client/public';
import { type PrivacyRequestKind, privacyRequestKinds } from '@atrium/rules/guests/privacy-request';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProof } from '../../../shared/proof/use-proof';
import { useRefusalText } from '../../../shared/use-refusal-text';

interface Props {
  venue: { name: string; slug: string };
}

const MOST_WORDS = 2000;

/** Asks a venue for something about one's data; never says whether it knows the address. */
export function AskForm({ venue }: Props) {
  const { t } = useTranslation(['public', 'common']);
  const refusalText = useRefusalText();
  const [kind, setKind] = useState<PrivacyRequestKind>('access');
  const [email, setEmail] = useState('');
  const [details, setDetails] = useState('');
  const { proved, isChecking } = useProof();
  const [ask, { isLoading, isSuccess, error }] = useAskAboutDataMutation();
  const vendor = venue.name;
  usePageTitle(t('privacy.title'), vendor);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = details.trim();
    const openPrivacyRequestInput = {
      ...{ vendor: venue.slug, email: email.trim(), kind },
      ...(words && { details: words }),
    };
    void proved((proof) => ask({ openPrivacyRequestInput, ...proof }));
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" component="h1">
        {t('privacy.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('privacy.text', { vendor })}</Typography>
      <SelectInput
        label={t('privacy.what')}
        value={kind}
        onChange={({ target }) =>
          setKind(privacyRequestKinds.find((one) => one === target.value) ?? kind)
        }
      >
        {privacyRequestKinds.map((one) => (
          <option key={one} value={one}>
            {t(`privacy.kinds.${one}`)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        required
        type="email"
        label={t('common:fields.email')}
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextInput
        multiline
        minRows={3}
        label={t('privacy.details')}
        helperText={t('privacy.detailsHint')}
        value={details}
        onChange={({ target }) => setDetails(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST_WORDS } }}
      />
      <Box role="status">
        {isSuccess && <Alert severity="success">{t('privacy.sent', { vendor })}</Alert>}
        {error !== undefined && !isChecking && <Alert severity="error">{refusalText(error)}</Alert>}
      </Box>
      <Button type="submit" variant="contained" size="large" loading={isLoading || isChecking}>
        {t('privacy.send')}
      </Button>
    </Box>
  );
}
