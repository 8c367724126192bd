import { isNoShowName } from './no-show-name';

/** What a status does to a booking, and what it is called. */
interface Status {
  name: string;
  /** What else it is called, in other languages. */
  languageList?: readonly { name: string }[] | undefined;
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
}

/** Says neither that a party is here, nor that it has left. */
export const isPlain = (status: Status): boolean => !status.hasArrived && !status.hasLeft;

/** Statuses have no flag for a no-show, so the name decides, in whatever language. */
export const isNoShow = (status: Status): boolean =>
  isPlain(status) &&
  [status, ...(status.languageList ?? [])].some(({ name }) => isNoShowName(name));

/**
 * The status of a party that is still to come. A booking that nobody gave a status is in it, and returns to
 * it when a mark is undone.
 * @param statuses in the venue's order
 */
export const expectedStatus = <S extends Status>(statuses: readonly S[]): S | undefined =>
  statuses.find(
    (status) => status.active && !status.isWaitingList && isPlain(status) && !isNoShow(status),
  );
