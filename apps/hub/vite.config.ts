import { defineConfig } from 'vite';
import { appConfig } from '../../tooling/vite/app-config.ts';

export default defineConfig(
  appConfig({
    base: '/_hub/',
    port: 4201,
    firstPage: [
      'Card',
      'FormControl',
      'FormHelperText',
      'FormLabel',
      'InputAdornment',
      'InputBase',
      'InputLabel',
      'OutlinedInput',
      'TextareaAutosize',
    ],
    shell: [
      'hub/src/shared/components/later-alert',
      'hub/src/shared/components/preferences',
      'hub/src/shared/components/submit-button',
      'hub/src/shared/components/vendor-brand',
      'hub/src/shared/hooks/use-error-text',
      'hub/src/shared/hooks/use-guest',
      'hub/src/shared/hooks/use-vendor',
      'hub/src/shared/lib/next-page',
      'hub/src/features/account/components/account-layout',
      'hub/src/features/account/components/venue-panel',
      'hub/src/features/account/hooks/use-sign-in',
      'api-client/src/api-error',
      'i18n/src/languages',
      'ui/src/components/fields/password-field',
      'ui/src/components/fields/text-input',
    ],
  }),
);
