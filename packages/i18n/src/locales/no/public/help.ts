import type { Translation } from '../../../translation';
import type { help as en } from '../../en/public/help';

export const help = {
  title: 'Hjelpesenter',
  description: 'Svar for gjester, og en veiledning for ansatte. Søket tåler skrivefeil.',
  search: 'Søk i hjelpen',
  hint: 'For eksempel: passord',
  audience: 'Hjelp for hvem',
  results_one: '{{count}} svar',
  results_other: '{{count}} svar',
  none: 'Fant ingenting for «{{term}}». Prøv et annet ord, eller se gjennom listen nedenfor.',
} satisfies Translation<'no', typeof en>;
