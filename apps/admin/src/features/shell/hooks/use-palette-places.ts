import {
  useListActiveServicesQuery,
  useListDiningRoomsQuery,
  useListTreatmentRoomsQuery,
} from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { hasPart } from '@atrium/rules/venue/modules';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/access/use-me';
import { serviceName } from '../../../shared/bookings/service-name';
import type { PalettePlace } from '../lib/palette-entries';

/** The venue's rooms and services, each with the page that shows it; asked for once something is typed. */
export function usePalettePlaces(isTyped: boolean): PalettePlace[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level, vendor } = useMe();
  const skipped = (part: Parameters<typeof hasPart>[1]) => ({
    skip: !isTyped || !hasPart(vendor.modules, part),
  });
  const dining = useListDiningRoomsQuery(undefined, skipped('fnb'));
  const treatment = useListTreatmentRoomsQuery(undefined, skipped('spa'));
  const services = useListActiveServicesQuery(undefined, skipped('bookings'));
  const mayEdit = may(level, 'services.edit');

  return [
    ...(dining.data?.data ?? []).map(({ _id, name }) => ({
      ...{ _id, name, detail: t('nav.seating') },
      path: `${paths.seating}?room=${_id}`,
    })),
    ...(treatment.data?.data ?? []).map(({ _id, name }) => ({
      ...{ _id, name, detail: t('nav.treatments') },
      path: paths.treatmentRooms,
    })),
    ...(services.data?.data ?? []).map((service) => ({
      _id: service._id,
      name: serviceName(service, language),
      detail: t(mayEdit ? 'nav.settingsServices' : 'nav.listBookings'),
      path: mayEdit
        ? paths.settingsService(service._id)
        : `${paths.listBookings}?service=${service._id}`,
    })),
  ];
}
