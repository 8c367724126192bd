import type { Translation } from '../../../../translation';
import type { access as en } from '../../../en/admin/shell/access';

export const access = {
  notAllowed: 'Ingen tilgang',
  whoMay:
    'Denne siden er for {{least}} og høyere; du er logget inn som {{own}}. Den som har det nivået, kan åpne den for deg eller endre nivået ditt under Innstillinger, Ansatte.',
  toToday: 'Gå til I dag',
  moduleOff: 'Slått av',
  moduleOffTitle: '{{modules}}: slått av for {{venue}}',
  kept: 'Det som er lagret, beholdes og er tilbake så snart modulen slås på igjen.',
  toModules: 'Åpne moduler',
  turnOffTitle: 'Slå av {{module}}?',
  turnOffText:
    'Sidene forsvinner straks for ansatte og gjester. Det som er bestilt, forblir bestilt: det finnes med søket og på gjestekortet. Ingenting slettes.',
  turnOff: 'Slå av',
} satisfies Translation<'no', typeof en>;
