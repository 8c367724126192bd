import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import type { Choice } from './choice-menu';

const load = () => import('./choice-menu');

// Few visitors open one of these menus: their code stays out of the first page.
const LazyMenu = lazy(async () => ({ default: (await load()).ChoiceMenu<string> }));

/** What the button must spread onto itself. */
export interface ChoiceTrigger {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: { currentTarget: HTMLElement }) => void;
  /** The menu's code is fetched while the pointer is still on its way. */
  onPointerEnter: () => void;
  onFocus: () => void;
}

interface Props<Value extends string> {
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  children: (trigger: ChoiceTrigger) => ReactElement;
}

/** A button that opens a menu of choices. */
export function ChoiceButton<Value extends string>(props: Props<Value>) {
  const { choices, value, onChoose, children } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const preload = () => void load().catch(() => undefined);

  const choose = (chosen: string) => {
    setAnchor(null);
    const choice = choices.find((each) => each.value === chosen);
    if (choice) onChoose(choice.value);
  };

  return (
    <>
      {children({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: (event) => setAnchor(event.currentTarget),
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {anchor && (
        <Suspense fallback={null}>
          <LazyMenu
            anchor={anchor}
            choices={choices}
            value={value}
            onChoose={choose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
