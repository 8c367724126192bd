import { useEffect } from 'react';
import type { ToastType } from '../../hooks/use-toast';
import { Toast } from './toast';
import { ToastFrame } from './toast-frame';

const types: ToastType[] = ['success', 'error', 'warning'];
const nothing = () => undefined;
const action = { label: '', onClick: nothing };

/**
 * A message of each type, drawn once where nobody sees or hears it, so that their styles are in the document
 * before the first one appears. Adding them then makes the browser compute the styles of the whole page again, in
 * the middle of what one is doing: 99 ms on a floor plan of 200 tables.
 */
export function ToastRehearsal({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return (
    <div hidden>
      <ToastFrame>
        {types.map((type) => (
          <Toast
            key={type}
            type={type}
            message=""
            action={action}
            isMute
            onLeave={nothing}
            onGone={nothing}
          />
        ))}
      </ToastFrame>
    </div>
  );
}
