import { PhoneField } from '@atrium/ui/components/fields/phone-field';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Buyer, problemsOf } from '../lib/buyer';

interface Props {
  buyer: Buyer;
  /** ISO 3166-1, the venue's. */
  country: string;
  /** What is missing is shown. */
  isChecked: boolean;
  onChange: (buyer: Buyer) => void;
}

/** Who buys; a name and an email are enough. */
export function BuyerDetails({ buyer, country, isChecked, onChange }: Props) {
  const { t } = useTranslation(['sales', 'public', 'common']);
  const problems = isChecked ? problemsOf(buyer) : [];
  const field = (name: 'firstname' | 'lastname' | 'email') => {
    const problem = problems.find((one) => one.field === name);
    return {
      name,
      required: true,
      value: buyer[name],
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...buyer, [name]: target.value }),
      error: problem !== undefined,
      helperText:
        problem &&
        t(problem.is === 'wrong' ? 'public:booking.emailWrong' : 'public:booking.missing'),
    };
  };
  const email = field('email');

  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h2">
        {t('form.you')}
      </Typography>
      <TextInput
        label={t('common:fields.firstName')}
        autoComplete="given-name"
        {...field('firstname')}
      />
      <TextInput
        label={t('common:fields.lastName')}
        autoComplete="family-name"
        {...field('lastname')}
      />
      <TextInput
        type="email"
        label={t('common:fields.email')}
        autoComplete="email"
        {...email}
        helperText={email.helperText || t('form.emailHint')}
      />
      <PhoneField
        label={`${t('common:fields.phone')} (${t('common:fields.optional')})`}
        name="phone"
        value={buyer.phone}
        onChange={(phone) => onChange({ ...buyer, phone })}
        defaultCountry={country}
      />
    </Card>
  );
}
