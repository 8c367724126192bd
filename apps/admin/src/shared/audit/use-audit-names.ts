import {
  type AuditEntryOutput,
  useListBookingStatusesQuery,
  useListMembershipTypesQuery,
  useListPackagesQuery,
  useListSegmentsQuery,
  useListServicesQuery,
} from '@atrium/api-client/api';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { serviceName } from '../lib/service-name';
import { asNamedField, type NamedField } from './audit-texts';

type Names = ReadonlyMap<string, string>;

const namesOf = <T extends { _id: string }>(
  rows: readonly T[] | undefined,
  name: (row: T) => string,
): Names => new Map(rows?.map((row) => [row._id, name(row)]));

/**
 * Names instead of the ids that a log holds: those that the venue's set-up has today. Only what the entries
 * ask for is loaded. What is gone has no name any more.
 */
export function useAuditNames(
  entries: readonly AuditEntryOutput[],
): (field: string, id: string) => string | undefined {
  const language = useLanguage();
  const asked = new Set(
    entries.flatMap(({ changes }) => changes.map(({ field }) => asNamedField(field))),
  );
  const when = (field: NamedField) => ({ skip: !asked.has(field) });
  const services = useListServicesQuery(undefined, when('_service'));
  const statuses = useListBookingStatusesQuery(undefined, when('_bookingStatus'));
  const segments = useListSegmentsQuery(undefined, when('_segment'));
  const types = useListMembershipTypesQuery(undefined, when('_membershipType'));
  const packages = useListPackagesQuery(undefined, when('_package'));

  const names: Record<NamedField, Names> = {
    _service: namesOf(services.data?.data, (service) => serviceName(service, language)),
    _bookingStatus: namesOf(statuses.data?.data, ({ name }) => name),
    _segment: namesOf(segments.data?.data, ({ type }) => type),
    _membershipType: namesOf(types.data?.data, ({ name }) => name),
    _package: namesOf(packages.data?.data, ({ name }) => name),
  };
  return (field, id) => {
    const named = asNamedField(field);
    return named && names[named].get(id);
  };
}
