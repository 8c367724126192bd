import type { Types } from 'mongoose';
import type { ServicesService } from '../services/public';

type Service = Awaited<ReturnType<ServicesService['list']>>[number];

/** An included service, as written in a cell. */
interface CellService {
  /** Day of the stay; 1 is the day of arrival. */
  readonly dayNumber: number;
  /** Name in any language, or id. */
  readonly service: string;
}

/** Services per stay. */
const MAX_SERVICES = 200;

/**
 * A stay's services in one cell: `1: Yoga; 3: Sauna`. A name with a semicolon, or shared by two
 * services, is written as the id.
 */
export function toServicesCell(
  included: readonly { dayNumber: number; _service: Types.ObjectId; name: string }[],
  services: readonly Service[],
): string | undefined {
  if (included.length === 0) return undefined;
  const findService = serviceFinder(services);
  return included
    .map(({ dayNumber, _service, name: soldAs }) => {
      const id = _service.toHexString();
      const known = services.find((one) => one._id.equals(_service));
      const name = known?.name ?? soldAs;
      const isClear = !name.includes(';') && (!known || findService(name)?._id.equals(_service));
      return `${dayNumber}: ${isClear ? name.trim() : id}`;
    })
    .join('; ');
}

/**
 * Parses such a cell; undefined if malformed. Empty parts, e.g. after a final semicolon, are
 * ignored.
 */
export function parseServicesCell(text: string): CellService[] | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_SERVICES) return undefined;
  const found: CellService[] = [];
  for (const part of parts) {
    const [, day = '', service = ''] = /^(\d{1,3})\s*:\s*(.+)$/.exec(part) ?? [];
    if (!day || !service) return undefined;
    found.push({ dayNumber: Number(day), service });
  }
  return found;
}

/** Finds a service by its id or by its name in any language, whatever its case; the first in the venue's order. */
export function serviceFinder(services: readonly Service[]): (text: string) => Service | undefined {
  return (text) =>
    services.find(
      ({ _id, name, languageList }) =>
        _id.toHexString() === text ||
        [name, ...languageList.map((one) => one.name)].some(
          (one) => one?.toLowerCase() === text.toLowerCase(),
        ),
    );
}
