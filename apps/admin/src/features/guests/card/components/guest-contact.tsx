import type { CustomerOutput } from '@atrium/api-client/admin';
import EmailIcon from '@mui/icons-material/AlternateEmailRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

interface Props {
  guest: Pick<CustomerOutput, 'email' | 'phone'>;
}

/** How to reach the guest: always in sight, one click to call or write. */
export function GuestContact({ guest: { email, phone } }: Props) {
  const { t } = useTranslation('common');
  const ways = [
    { label: t('fields.phone'), value: phone, href: `tel:${phone}`, Icon: PhoneIcon },
    { label: t('fields.email'), value: email, href: `mailto:${email}`, Icon: EmailIcon },
  ];
  return ways
    .filter(({ value }) => value)
    .map(({ label, value, href, Icon }) => (
      <Link
        key={href}
        href={href}
        variant="body2"
        aria-label={`${label}: ${value}`}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          mr: 1,
          minWidth: 0,
          maxWidth: '100%',
        }}
      >
        <Icon sx={{ fontSize: 16, color: 'text.secondary' }} />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {value}
        </Box>
      </Link>
    ));
}
