import {
  LEAST_BACKGROUND_OPACITY,
  MAX_BACKGROUND_OPACITY,
} from '@atrium/rules/seating/room/floor-plan';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenPictureField } from '../../../../../shared/pictures/chosen-picture-field';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';

interface Props {
  editor: PlanEditor;
}

/** The picture beneath the plan, and the one that guests see of the room. */
export function RoomPictures({ editor }: Props) {
  const { t } = useTranslation('floorPlan');
  const id = useId();
  const { present, change } = editor;
  const { _background, backgroundOpacity, _picture } = present;
  return (
    <>
      <ChosenPictureField
        texts={{
          title: t('background.title'),
          hint: t('background.hint'),
          choose: t('background.choose'),
          remove: t('background.remove'),
        }}
        value={_background}
        onChange={(chosen) => change({ ...present, _background: chosen })}
      >
        <Box
          sx={{
            ...{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
            ...{ gap: 1, minHeight: 44 },
          }}
        >
          <label htmlFor={id}>{t('background.strength')}</label>
          <Box
            component="input"
            id={id}
            type="range"
            min={LEAST_BACKGROUND_OPACITY}
            max={MAX_BACKGROUND_OPACITY}
            step={5}
            value={backgroundOpacity}
            aria-valuetext={`${backgroundOpacity} %`}
            sx={(theme) => ({ accentColor: theme.vars.palette.primary.main, minWidth: 0 })}
            onChange={({ target }) =>
              change({ ...present, backgroundOpacity: Number(target.value) }, 'backgroundOpacity')
            }
          />
        </Box>
      </ChosenPictureField>
      <ChosenPictureField
        texts={{
          title: t('photo.title'),
          hint: t('photo.hint'),
          choose: t('photo.choose'),
          remove: t('photo.remove'),
        }}
        needsText
        value={_picture}
        onChange={(chosen) => change({ ...present, _picture: chosen })}
      />
    </>
  );
}
