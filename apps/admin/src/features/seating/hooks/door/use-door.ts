import {
  type DoorPartyOutput,
  useListDoorPartiesQuery,
  useSeatDoorPartyMutation,
  useUpdateDoorPartyMutation,
} from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { LIVE } from '../../../../shared/lib/live';
import { tableNames } from '../../lib/room';
import type { Evening } from '../use-evening';
import { useFailureText } from '../use-failure-text';

interface Options {
  evening: Evening;
  date: string;
  /** The venue's clock; undefined on another day than today. */
  now: number | undefined;
}

/** A table gets free by the clock alone, which no event tells. */
const OFTEN = { ...LIVE, pollingInterval: 60_000 };

const nobody: DoorPartyOutput[] = [];

/** Who waits at the door of the room that is shown, and what can be done for them. */
export function useDoor({ evening: { room, tables }, date, now }: Options) {
  const { t } = useTranslation('seating');
  const showToast = useToast();
  const run = useAction();
  const failureText = useFailureText();
  const [isShown, setShown] = useState(false);
  const [choosing, setChoosing] = useState<string>();
  const [update] = useUpdateDoorPartyMutation();
  const [seatParty, { isLoading: isSeating }] = useSeatDoorPartyMutation();
  const isOpen = now !== undefined && room !== undefined;
  const query = useListDoorPartiesQuery(
    { date, ...(room && { _venue: room._id }) },
    { ...OFTEN, skip: !isOpen },
  );
  const parties = isOpen ? (query.currentData?.data ?? nobody) : nobody;

  const change = async (
    { _id }: DoorPartyOutput,
    state: 'waiting' | 'told' | 'left',
    version: number,
  ) => (await update({ id: _id, doorPartyChange: { state, version } }).unwrap()).data;

  return {
    ...{ isOpen, isShown, setShown, query, parties, isSeating },
    /** Who is given the table that is tapped next. */
    choosing: parties.find(({ _id }) => _id === choosing),
    choose: (party: DoorPartyOutput | undefined) => setChoosing(party?._id),

    seat: async (party: DoorPartyOutput, given: readonly string[]): Promise<boolean> => {
      const seats = given.map((_table) => ({ _table }));
      const done = await run(
        () => seatParty({ id: party._id, doorSeatInput: { tables: seats } }).unwrap(),
        {
          failed: t('door.seatFailed'),
          failureText,
          done: t('door.seated', { name: party.name, tables: tableNames(seats, tables) }),
        },
      );
      if (done) setChoosing(undefined);
      return done;
    },

    /** By email, or by whoever stands at the desk. */
    tell: async (party: DoorPartyOutput) => {
      const { name, email, phone } = party;
      const done = await run(() => change(party, 'told', party.version), {
        failed: t('door.changeFailed'),
      });
      if (!done) return;
      if (email) showToast({ type: 'success', message: t('door.mailed', { name }) });
      else if (phone) showToast({ type: 'warning', message: t('door.call', { name, phone }) });
      else showToast({ type: 'warning', message: t('door.callOut', { name }) });
    },

    leave: (party: DoorPartyOutput) =>
      run(() => change(party, 'left', party.version), {
        failed: t('door.changeFailed'),
        done: t('door.leftDone', { name: party.name }),
        undo: (after) => change(party, party.state === 'told' ? 'told' : 'waiting', after.version),
      }),
  };
}

export type Door = ReturnType<typeof useDoor>;
