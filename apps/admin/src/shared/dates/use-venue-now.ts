import { type VenueTime, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * What the clock on the venue's wall shows, wherever the browser is: 'today' and 'past' mean this.
 * @param zone IANA name
 */
export function useVenueNow(zone: string): VenueTime {
  const [epoch, setEpoch] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setEpoch(Date.now());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    // A laptop that slept through the night has slept through its timers too.
    const wake = () => setEpoch(Date.now());
    window.addEventListener('focus', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', wake);
    };
  }, []);

  return venueTimeOf(epoch, zone);
}
