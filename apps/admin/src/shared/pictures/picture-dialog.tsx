import { type PictureOutput, useUpdatePictureMutation } from '@atrium/api-client/admin';
import { languages, toLanguage } from '@atrium/i18n/languages';
import { MAX_ALT_LENGTH } from '@atrium/rules/media/picture-sizes';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { FormDialog } from '../forms/form-dialog';
import { useErrorText } from '../hooks/use-error-text';
import { completeness } from '../settings/completeness';
import { LanguageTabs } from '../settings/language-tabs';
import { FocalPointField } from './focal-point-field';

interface Props {
  picture: PictureOutput;
  onSaved: (picture: PictureOutput) => void;
  onClose: () => void;
}

/** What a picture shows, in each language and at least in the venue's own, and where its focal point is. */
export function PictureDialog({ picture, onSaved, onClose }: Props) {
  const { t } = useTranslation(['pictures', 'settings']);
  const textOf = useErrorText();
  const own = toLanguage(useMe().vendor.languageCode) ?? 'en';
  const [update, { isLoading, error }] = useUpdatePictureMutation();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(picture.alts.map(({ languageType, text }) => [languageType, text])),
  );
  const [focalPoint, setFocalPoint] = useState(picture.focalPoint);
  // what the dialog was opened with: a newer one is somebody else's, and refused by its version
  const [{ version }] = useState(picture);
  const [isChanged, setIsChanged] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isMissing = !texts[own]?.trim();

  const save = async () => {
    setIsTried(true);
    if (isMissing) return;
    const alts = languages.flatMap((languageType) => {
      const text = texts[languageType]?.trim();
      return text ? [{ languageType, text }] : [];
    });
    const saved = await update({ id: picture._id, pictureChange: { alts, focalPoint, version } });
    if (saved.data) onSaved(saved.data.data);
  };

  return (
    <FormDialog
      title={t('describeTitle')}
      isDirty={isChanged}
      isSaving={isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      {error && <Alert severity="error">{textOf(error, t('settings:saveFailed'))}</Alert>}
      <LanguageTabs
        label={t('settings:texts.title')}
        stateOf={(language) => completeness([texts[language] ?? ''])}
      >
        {(language) => {
          const isAtFault = isTried && language === own && isMissing;
          return (
            <TextInput
              label={t('settings:pictures.alt')}
              value={texts[language] ?? ''}
              required={language === own}
              error={isAtFault}
              helperText={t(isAtFault ? 'pictures:altMissing' : 'pictures:altHint')}
              multiline
              slotProps={{ htmlInput: { maxLength: MAX_ALT_LENGTH, lang: language } }}
              onChange={({ target }) => {
                setIsChanged(true);
                setTexts({ ...texts, [language]: target.value });
              }}
            />
          );
        }}
      </LanguageTabs>
      <FocalPointField
        picture={picture}
        value={focalPoint}
        onChange={(point) => {
          setIsChanged(true);
          setFocalPoint(point);
        }}
      />
    </FormDialog>
  );
}
