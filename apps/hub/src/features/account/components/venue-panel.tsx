import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VendorBrand } from '../../../shared/components/venue/vendor-brand';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** The venue in its own colour or before its cover, so that guests see whose page it is before reading the form. */
export function VenuePanel() {
  const { tagline } = useVendor();
  return (
    <Box
      component="header"
      id="venue"
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        justifyContent: { xs: 'flex-end', md: 'space-between' },
        gap: { xs: 1, md: 3 },
        px: { xs: 3, md: 6 },
        pt: { xs: 'calc(32px + env(safe-area-inset-top))', md: 6 },
        pb: { xs: 8, md: 6 },
        textAlign: { xs: 'center', md: 'left' },
        alignItems: { xs: 'center', md: 'flex-start' },
        color: theme.vars.palette.primary.contrastText,
        backgroundColor: theme.vars.palette.primary.main,
        backgroundImage: `radial-gradient(120% 90% at 0% 100%, ${theme.vars.palette.primary.dark} 0%, transparent 60%)`,
        // The same, but a night that stays dark.
        ...theme.applyStyles('dark', {
          color: theme.vars.palette.text.primary,
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, ${theme.vars.palette.background.default})`,
          backgroundImage: 'none',
        }),
      })}
    >
      <VendorBrand isPanel />
      {tagline && (
        <Typography
          sx={{
            maxWidth: 420,
            fontFamily: 'h2.fontFamily',
            fontSize: { xs: '1.0625rem', md: '1.75rem' },
            lineHeight: 1.3,
            textWrap: 'balance',
          }}
        >
          {tagline}
        </Typography>
      )}
    </Box>
  );
}
