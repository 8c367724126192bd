import type { FocalPoint } from '@atrium/rules/media/picture-sizes';
import { Picture, type ShownPicture } from '@atrium/ui/components/display/picture';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const axes = [
  { axis: 'x', label: 'pictures:fromLeft' },
  { axis: 'y', label: 'pictures:fromTop' },
] as const;

interface Props {
  picture: ShownPicture;
  value: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

/** The point that stays visible in every crop: by a click on the picture, or by two sliders. */
export function FocalPointField({ picture, value, onChange }: Props) {
  const { t } = useTranslation(['pictures', 'settings']);
  const id = useId();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('focus')}</FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 1 }}>{t('focusHint')}</FormHelperText>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keys */}
      <div
        style={{
          position: 'relative',
          cursor: 'crosshair',
          width: `min(100%, ${Math.round((320 * picture.width) / picture.height)}px)`,
        }}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({ x: perCent(clientX - left, width), y: perCent(clientY - top, height) });
        }}
      >
        <Picture picture={picture} sizes="540px" isDecorative />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${value.x}%`,
            top: `${value.y}%`,
            width: 24,
            height: 24,
            transform: 'translate(-50%, -50%)',
            border: '3px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px #000, inset 0 0 0 1px #000',
            pointerEvents: 'none',
          }}
        />
      </div>
      <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
        {axes.map(({ axis, label }) => (
          <Box key={axis} sx={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 1 }}>
            <label htmlFor={`${id}-${axis}`}>{t(label)}</label>
            <Box
              component="input"
              id={`${id}-${axis}`}
              type="range"
              min={0}
              max={100}
              value={value[axis]}
              aria-valuetext={`${value[axis]} %`}
              sx={(theme) => ({
                accentColor: theme.vars.palette.primary.main,
                minWidth: 0,
                minHeight: 24,
              })}
              onChange={({ target }) => onChange({ ...value, [axis]: Number(target.value) })}
            />
          </Box>
        ))}
      </Box>
    </FormControl>
  );
}

const perCent = (part: number, whole: number): number =>
  whole === 0 ? 50 : Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
