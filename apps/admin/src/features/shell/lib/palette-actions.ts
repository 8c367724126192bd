import { may, type Permission } from '@atrium/rules/access/access-levels';
import { hasPart, type Part } from '@atrium/rules/venue/modules';
import { NEW, paths } from '../../../paths';
import type { Me } from '../../../shared/access/use-me';

/** Something to do, which has a page to do it on. */
export interface PaletteAction {
  /** Its name: `admin:palette.actionNames.<key>`. */
  key:
    | 'newReservation'
    | 'compareMonths'
    | 'addService'
    | 'addPackage'
    | 'addMembershipType'
    | 'addTreatmentType'
    | 'addTheme'
    | 'addMessage';
  path: string;
  permission: Permission;
  part?: Part;
}

const actions: readonly PaletteAction[] = [
  {
    key: 'newReservation',
    path: `${paths.seating}?reservation=${NEW}`,
    permission: 'bookings.create',
    part: 'fnb',
  },
  { key: 'compareMonths', path: `${paths.reports}?compare=previous`, permission: 'read' },
  {
    key: 'addService',
    path: paths.settingsService(NEW),
    permission: 'services.edit',
    part: 'bookings',
  },
  {
    key: 'addPackage',
    path: paths.settingsPackage(NEW),
    permission: 'packages.edit',
    part: 'stays',
  },
  {
    key: 'addMembershipType',
    path: paths.settingsMembershipType(NEW),
    permission: 'membershipTypes.edit',
    part: 'memberships',
  },
  {
    key: 'addTreatmentType',
    path: paths.settingsTreatmentType(NEW),
    permission: 'spa.edit',
    part: 'spa',
  },
  { key: 'addTheme', path: paths.settingsTheme(NEW), permission: 'themes.edit' },
  {
    key: 'addMessage',
    path: paths.settingsCustomMessage(NEW),
    permission: 'messageTemplates.edit',
  },
];

/** What somebody may do and their venue has. */
export const actionsOf = ({ level, vendor }: Pick<Me, 'level' | 'vendor'>): PaletteAction[] =>
  actions.filter(
    ({ permission, part }) =>
      may(level, permission) && (part === undefined || hasPart(vendor.modules, part)),
  );
