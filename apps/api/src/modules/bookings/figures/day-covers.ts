import { busiestQuarter } from '@atrium/rules/seating/evening/busiest-quarter';
import { seatedServices } from '@atrium/rules/seating/evening/seated-services';
import { type Ledger, ledgerIdOf } from '../../capacity/public';
import type { Service } from '../../services/public';
import { serviceText } from '../service-text';
import { arrivalsOf } from '../tables/arrival-pacing';
import type { DashboardQuarter } from './dashboard.dto';

/** The services whose guests sit at tables. */
export const seatedOf = (services: readonly Service[]): Service[] =>
  seatedServices(
    services.map((service) => ({
      ...service,
      tables: service.tables ?? 'none',
      _venues: service._venues ?? [],
    })),
  );

/**
 * When most covers arrive at one of the services: of those with a pacing the one that comes closest to it,
 * else the one with most covers.
 * @param ledgers by id
 */
export function busiestOf(
  services: readonly Service[],
  ledgers: ReadonlyMap<string, Pick<Ledger, 'used'>>,
  date: string,
  language: string,
): DashboardQuarter | undefined {
  const quarters = services.flatMap((service): DashboardQuarter[] => {
    const quarter = busiestQuarter(arrivalsOf(ledgers.get(ledgerIdOf(service._id, date))));
    if (!quarter) return [];
    const { pacing } = service;
    return [
      {
        _service: service._id.toHexString(),
        name: serviceText(service, language).name,
        ...quarter,
        ...(pacing === undefined ? {} : { pacing }),
      },
    ];
  });
  return quarters.sort((a, b) => shareOf(b) - shareOf(a) || b.covers - a.covers)[0];
}

const shareOf = ({ covers, pacing }: DashboardQuarter): number => (pacing ? covers / pacing : 0);
