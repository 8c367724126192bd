import { useGetPictureQuery } from '@atrium/api-client/admin';
import { useState } from 'react';

/** The sizes of a picture are made within seconds of its upload. */
const POLL_MS = 2_000;

/** A picture by its id. Undefined: there is none, or it is on its way. */
export function usePicture(id: string | null) {
  const [isMaking, setIsMaking] = useState(false);
  const { currentData } = useGetPictureQuery(
    { id: id ?? '' },
    { skip: id === null, pollingInterval: isMaking ? POLL_MS : 0 },
  );
  const picture = currentData?.data;
  const makes = picture?.state === 'making';
  if (makes !== isMaking) setIsMaking(makes);
  return picture;
}
