import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useGuest } from '../../hooks/use-guest';
import { useVendor } from '../../hooks/use-vendor';
import { type Place, toAddress } from '../booking-steps';
import { useFinishedPlaces } from '../sending/use-finished-places';

interface Ending<Booked> {
  /** The page that takes the place of all the steps in the history. */
  to: string;
  state?: object | undefined;
  /** The booking that was made; absent if the activity went into the cart. */
  booked?: Booked | undefined;
}

interface Options {
  /** Of the activity, or of the treatment type. */
  serviceId: string;
  /** The place that the address names. */
  where: Place;
  /** Goes back to the first step. */
  rewind: () => void;
  /** It is there. */
  isRewound: boolean;
}

/**
 * Ends the flow once. What follows replaces its steps in the history, and a step that is left
 * elsewhere, in another tab or from before signing in, leads there too: none books a second time.
 */
export function useFinish<Booked extends { _id: string }>({
  serviceId,
  where,
  rewind,
  isRewound,
}: Options) {
  const { paths } = useVendor();
  const navigate = useNavigate();
  const places = useFinishedPlaces(useGuest());
  const [ending, setEnding] = useState<Ending<Booked>>();
  const isReplaced = useRef(false);

  useEffect(() => {
    if (!ending || !isRewound || isReplaced.current) return;
    isReplaced.current = true;
    void navigate(ending.to, { replace: true, state: ending.state });
  }, [ending, isRewound, navigate]);

  const addressOf = (booking: string | undefined): string =>
    booking === undefined ? paths.newReservation : toAddress({ step: 'complete', booking });
  const slotOf = ({ date, time }: Place) =>
    date === undefined || time === undefined
      ? undefined
      : { _service: serviceId, date, timeindex: time };
  const slot = slotOf(where);
  const finished = ending || !slot ? undefined : places.at(slot);

  return {
    /** Set until the flow is left, whatever step the address names. */
    ending,
    /** Where a step leads whose place was finished before. */
    finishedAt: finished && addressOf(finished.booking),
    /** @param booked absent if the activity went into the cart */
    finish: (booked: Booked | undefined, state?: object) => {
      // At once: what is stored next must not find the steps still open.
      flushSync(() => setEnding({ to: addressOf(booked?._id), state, booked }));
      if (slot) places.finish([{ ...slot, booking: booked?._id }]);
      rewind();
    },
    /** A place is chosen on purpose, maybe not for the first time. */
    choose: (place: Place) => {
      const chosen = slotOf(place);
      if (chosen) places.forget(chosen);
    },
  };
}
