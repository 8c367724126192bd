import type { Translation } from '../../../translation';
import type { help as en } from '../../en/public/help';

export const help = {
  title: 'Hjälpcenter',
  description:
    'Svar för gäster och en handledning för personal. Sökningen tål stavfel. Texterna är på engelska.',
  search: 'Sök i hjälpen',
  hint: 'Till exempel: password',
  audience: 'Hjälp för vem',
  results_one: '{{count}} svar',
  results_other: '{{count}} svar',
  none: 'Inget hittades för ”{{term}}”. Prova ett annat ord eller se listan nedan.',
} satisfies Translation<'sv', typeof en>;
