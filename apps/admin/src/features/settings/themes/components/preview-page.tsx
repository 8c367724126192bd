import { useGetOwnVendorQuery, useListPicturesQuery } from '@atrium/api-client/admin';
import { VenueLogo } from '@atrium/ui/components/display/venue-logo';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PreviewActivity } from './preview-activity';

/** The sign-in page and a card of the catalogue, inert. */
export function PreviewPage() {
  const { t } = useTranslation(['admin', 'common', 'signIn']);
  const vendor = useGetOwnVendorQuery().data?.data;
  const hasPicture = Boolean(vendor?._logoLight || vendor?._logoDark);
  const pictures = useListPicturesQuery(undefined, { skip: !hasPicture }).data?.data.items;
  const pictureOf = (id: string | undefined) => pictures?.find(({ _id }) => _id === id);
  return (
    <Box inert sx={{ borderRadius: 2, overflow: 'hidden', backgroundColor: 'background.default' }}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          px: 3,
          pt: 4,
          pb: 8,
          textAlign: 'center',
          color: theme.vars.palette.primary.contrastText,
          backgroundColor: theme.vars.palette.primary.main,
          ...theme.applyStyles('dark', {
            color: theme.vars.palette.text.primary,
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, ${theme.vars.palette.background.default})`,
          }),
        })}
      >
        {vendor && (
          <VenueLogo
            name={vendor.name}
            logo={vendor.logo}
            pictures={{ logo: pictureOf(vendor._logoLight), logoDark: pictureOf(vendor._logoDark) }}
            height={40}
            ground="primary"
          >
            <Typography component="p" variant="h3" sx={{ color: 'inherit' }}>
              {vendor.name}
            </Typography>
          </VenueLogo>
        )}
        {vendor?.tagline && <Typography>{vendor.tagline}</Typography>}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 3, mt: -4 }}>
        <Card
          sx={{
            display: 'grid',
            gap: 2,
            p: 3,
            color: 'var(--atrium-card-text)',
            backgroundColor: 'var(--atrium-card-background)',
          }}
        >
          <Typography component="p" variant="h2" sx={{ color: 'inherit' }}>
            {t('actions.logIn', { ns: 'common' })}
          </Typography>
          <TextInput label={t('fields.email', { ns: 'common' })} defaultValue="" />
          <PasswordField
            label={t('fields.password', { ns: 'common' })}
            autoComplete="new-password"
            defaultValue=""
          />
          <Button variant="contained">{t('actions.logIn', { ns: 'common' })}</Button>
          <Link component="span" sx={{ justifySelf: 'center' }}>
            {t('forgotPassword', { ns: 'signIn' })}
          </Link>
        </Card>
        <PreviewActivity />
      </Box>
    </Box>
  );
}
