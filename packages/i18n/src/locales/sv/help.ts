import type { Translation } from '../../translation';
import type { help as en } from '../en/help';

export const help = {
  title: 'Hjälp',
  search: 'Sök i hjälpen',
  hint: 'Vad letar du efter?',
  onPage: 'För den här sidan',
  all: 'All hjälp',
  results_one: '{{count}} svar',
  results_other: '{{count}} svar',
  none: 'Inget hittades för ”{{term}}”. Prova ett annat ord.',
  language: 'Hjälpen finns på engelska och norska. Här visas den på engelska.',
  close: 'Stäng hjälpen',
} satisfies Translation<'sv', typeof en>;
