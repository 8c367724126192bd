import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface MenuAction {
  key: string;
  label: string;
  /** It holds already. */
  isOn?: boolean;
  onChoose: () => void;
}

interface Props {
  anchor: HTMLElement;
  /** Where it opens, in pixels of the window; beside the anchor without it. */
  position?: { left: number; top: number } | undefined;
  label: string;
  /** Groups with a line between them; empty ones are left out. */
  groups: readonly (readonly MenuAction[])[];
  onClose: () => void;
}

/** What can be done with a table or a reservation. */
export function ActionsMenu({ anchor, position, label, groups, onClose }: Props) {
  const shown = groups.filter((group) => group.length > 0);
  return (
    <Menu
      open
      anchorEl={anchor}
      {...(position && { anchorReference: 'anchorPosition', anchorPosition: position })}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {shown.flatMap((group, index) => [
        ...(index > 0 ? [<Divider key={`line-${group[0]?.key}`} component="li" />] : []),
        ...group.map(({ key, label: text, isOn = false, onChoose }) => (
          <MenuItem
            key={key}
            selected={isOn}
            sx={{ minHeight: 44 }}
            onClick={() => {
              onClose();
              onChoose();
            }}
          >
            {text}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
