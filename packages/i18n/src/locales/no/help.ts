import type { Translation } from '../../translation';
import type { help as en } from '../en/help';

export const help = {
  title: 'Hjelp',
  search: 'Søk i hjelpen',
  hint: 'Hva leter du etter?',
  onPage: 'For denne siden',
  all: 'All hjelp',
  results_one: '{{count}} svar',
  results_other: '{{count}} svar',
  none: 'Fant ingenting for «{{term}}». Prøv et annet ord.',
  language: 'Hjelpen er skrevet på norsk og engelsk.',
  close: 'Lukk hjelpen',
} satisfies Translation<'no', typeof en>;
