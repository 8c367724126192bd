import type { Translation } from '../../../../translation';
import type { access as en } from '../../../en/admin/shell/access';

export const access = {
  notAllowed: 'Ingen åtkomst',
  whoMay:
    'Den här sidan är för {{least}} och högre; du är inloggad som {{own}}. Den som har den nivån kan öppna den åt dig eller ändra din nivå under Inställningar, Personal.',
  toToday: 'Gå till I dag',
  moduleOff: 'Avstängd',
  moduleOffTitle: '{{modules}}: avstängt för {{venue}}',
  kept: 'Det som har sparats finns kvar och är tillbaka så snart modulen slås på igen.',
  toModules: 'Öppna moduler',
  turnOffTitle: 'Stänga av {{module}}?',
  turnOffText:
    'Sidorna försvinner genast för personal och gäster. Det som är bokat förblir bokat: det hittas med sökningen och på gästkortet. Ingenting raderas.',
  turnOff: 'Stäng av',
} satisfies Translation<'sv', typeof en>;
