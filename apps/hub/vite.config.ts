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
  }),
);
