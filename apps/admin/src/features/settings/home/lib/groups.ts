import type { Permission } from '@atrium/rules/access/access-levels';
import type { Part } from '@atrium/rules/venue/modules';
import { paths } from '../../../../paths';

/** The settings by topic, in the order in which a new venue sets them up. */
export const groups = [
  {
    title: 'settings:home.venue',
    pages: [
      {
        path: paths.settingsVendor,
        permission: 'vendor.edit',
        title: 'settings:vendor.title',
        text: 'settings:vendor.subtitle',
      },
      {
        path: paths.settingsModules,
        permission: 'vendor.modules',
        title: 'settings:modules.title',
        text: 'settings:modules.subtitle',
      },
      {
        path: paths.settingsStaff,
        permission: 'staff.edit',
        title: 'settings:staff.title',
        text: 'settings:staff.subtitle',
      },
      {
        path: paths.settingsPartners,
        permission: 'partners.manage',
        title: 'settings:partners.title',
        text: 'settings:partners.subtitle',
      },
      {
        path: paths.settingsWebhooks,
        permission: 'partners.manage',
        title: 'settings:webhooks.title',
        text: 'settings:webhooks.subtitle',
      },
      {
        path: paths.settingsVendors,
        permission: 'vendors.create',
        title: 'settings:vendors.title',
        text: 'settings:vendors.subtitle',
      },
      {
        path: paths.settingsSitePages,
        permission: 'site.edit',
        title: 'settings:sitePages.title',
        text: 'settings:sitePages.subtitle',
      },
    ],
  },
  {
    title: 'settings:home.offer',
    pages: [
      {
        path: paths.settingsServices,
        permission: 'services.edit',
        part: 'bookings',
        title: 'settings:services.title',
        text: 'settings:services.subtitle',
      },
      {
        path: paths.settingsMembershipTypes,
        permission: 'membershipTypes.edit',
        part: 'memberships',
        title: 'settings:membershipTypes.title',
        text: 'settings:membershipTypes.subtitle',
      },
      {
        path: paths.settingsPackages,
        permission: 'packages.edit',
        part: 'stays',
        title: 'settings:packages.title',
        text: 'settings:packages.subtitle',
      },
    ],
  },
  {
    title: 'settings:home.spa',
    pages: [
      {
        path: paths.settingsTreatmentRooms,
        permission: 'spa.edit',
        part: 'spa',
        title: 'settings:treatmentRooms.title',
        text: 'settings:treatmentRooms.subtitle',
      },
      {
        path: paths.settingsTherapists,
        permission: 'spa.edit',
        part: 'spa',
        title: 'settings:therapists.title',
        text: 'settings:therapists.subtitle',
      },
      {
        path: paths.settingsShiftTemplates,
        permission: 'schedules.edit',
        part: 'spa',
        title: 'settings:shiftTemplates.title',
        text: 'settings:shiftTemplates.subtitle',
      },
      {
        path: paths.settingsTreatmentTypes,
        permission: 'spa.edit',
        part: 'spa',
        title: 'settings:treatmentTypes.title',
        text: 'settings:treatmentTypes.subtitle',
      },
      {
        path: paths.settingsIntake,
        permission: 'spa.edit',
        part: 'spa',
        title: 'settings:intake.title',
        text: 'settings:intake.subtitle',
      },
    ],
  },
  {
    title: 'settings:home.look',
    pages: [
      {
        path: paths.settingsThemes,
        permission: 'themes.edit',
        title: 'settings:themes.title',
        text: 'settings:themes.subtitle',
      },
      {
        path: paths.settingsWidgets,
        permission: 'widgets.edit',
        part: 'openBooking',
        title: 'settings:widgets.title',
        text: 'settings:widgets.subtitle',
      },
      {
        path: paths.settingsMessages,
        permission: 'messageTemplates.edit',
        title: 'settings:templates.title',
        text: 'settings:templates.subtitle',
      },
    ],
  },
  {
    title: 'settings:home.desk',
    pages: [
      {
        path: paths.settingsStatuses,
        permission: 'statuses.edit',
        title: 'settings:statuses.title',
        text: 'settings:statuses.subtitle',
      },
      {
        path: paths.settingsSegments,
        permission: 'segments.edit',
        title: 'settings:segments.title',
        text: 'settings:segments.subtitle',
      },
      {
        path: paths.settingsAuditLogs,
        permission: 'audit.read',
        title: 'auditLogs.title',
        text: 'settings:log.subtitle',
      },
      {
        path: paths.settingsJobs,
        permission: 'jobs.manage',
        title: 'settings:jobs.title',
        text: 'settings:jobs.subtitle',
      },
    ],
  },
] as const satisfies readonly {
  title: string;
  pages: readonly {
    path: string;
    permission: Permission;
    part?: Part;
    title: string;
    text: string;
  }[];
}[];
