import { clamp, rounded } from '@atrium/rules/seating/plan-editing/geometry';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useState } from 'react';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Between two numbers that the arrow keys reach; whole numbers only, if it is one. */
  step?: number;
  /** What is wrong with it. */
  problem?: string | undefined;
  hint?: string | undefined;
  onChange: (value: number) => void;
}

/** A number within bounds, used as it is typed; a smaller or larger one becomes the bound. */
export function NumberInput(props: Props) {
  const { label, value, min, max, step = 1, problem, hint, onChange } = props;
  /** What stands in the field until it is left, such as nothing at all. */
  const [typed, setTyped] = useState<string>();

  const change = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text === '' || !Number.isFinite(number)) return;
    onChange(clamp(step === 1 ? Math.round(number) : rounded(number), min, max));
  };
  return (
    <TextInput
      label={label}
      type="number"
      size="small"
      value={typed ?? String(value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { min, max, step, inputMode: 'decimal' } }}
    />
  );
}
