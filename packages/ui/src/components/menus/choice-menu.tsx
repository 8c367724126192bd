import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Language of the label, when it is not that of the page. */
  lang?: string;
}

interface Props<Value extends string> {
  /** The button it opens at, which also names it. */
  anchor: HTMLElement;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  onClose: () => void;
}

/** A menu in which one of a few things holds. Loaded by `ChoiceButton` when it is first opened. */
export function ChoiceMenu<Value extends string>(props: Props<Value>) {
  const { anchor, choices, value, onChoose, onClose } = props;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': anchor.id } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          lang={choice.lang}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon && <ListItemIcon>{choice.icon}</ListItemIcon>}
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
