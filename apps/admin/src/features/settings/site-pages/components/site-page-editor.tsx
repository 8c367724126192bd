import {
  type SitePageOutput,
  useCreateSitePageMutation,
  useDeleteSitePageMutation,
  useUpdateSitePageMutation,
} from '@atrium/api-client/admin';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import {
  MAX_SITE_SLUG,
  SITE_PAGE_KINDS,
  SITE_PAGE_STATES,
  siteAddress,
} from '@atrium/rules/site/site-page';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { DeleteButton } from '../../../../shared/editing/delete-button';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { PictureField } from '../../../../shared/pictures/picture-field';
import { LanguageTabs } from '../../../../shared/settings/language-tabs';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import {
  completenessOf,
  isReadable,
  type SitePageValues,
  sitePageProblems,
  toSitePageInput,
  toSitePageValues,
} from '../lib/site-page-values';
import { PublicFrom } from './public-from';
import { SitePageTexts } from './site-page-texts';
import { TextProblems } from './text-problems';

interface Props {
  /** Absent for a new one. */
  page?: SitePageOutput | undefined;
}

/** A page of the site: where it stands, since when it is public, and its texts beside what visitors will see. */
export function SitePageEditor({ page }: Props) {
  const { t } = useTranslation(['settings', 'pictures']);
  const { timezone } = useMe().vendor;
  const [create] = useCreateSitePageMutation();
  const [update] = useUpdateSitePageMutation();
  const [remove] = useDeleteSitePageMutation();
  const resolver = useProblemsResolver<SitePageValues>(sitePageProblems);
  const { form, ...saving } = useVersionedForm<SitePageOutput, SitePageValues>({
    latest: page,
    toValues: useCallback(
      (saved: SitePageOutput | undefined) => toSitePageValues(saved, timezone),
      [timezone],
    ),
    resolver,
    save: async (values, base) => {
      const input = toSitePageInput(values, timezone);
      const { data } = base
        ? await update({
            id: base._id,
            sitePageChange: { ...input, version: base.version },
          }).unwrap()
        : await create({ sitePageInput: input }).unwrap();
      return data;
    },
    addressOf: ({ _id }) => paths.settingsSitePage(_id),
    // a language without a word has its title asked for
    fieldOf: (field) => (/^texts\.[a-z]+$/.test(field) ? `${field}.title` : field),
  });
  const { control } = form;
  const values = useWatch({ control, compute: (all: SitePageValues) => all });
  const { date, minutes } = useVenueNow(timezone);
  const now = toInstant(date, minutes, timezone);
  const address = page && siteAddress(page.kind, page.slug);

  return (
    <SettingsEditor
      title={address ?? t('sitePages.newTitle')}
      back={{ to: paths.settingsSitePages, label: t('sitePages.title') }}
      form={saving}
      isNew={!page}
      actions={
        page &&
        address && (
          <>
            <Button component={RouterLink} to={`${paths.settingsAuditLogs}?what=sitePage`}>
              {t('sitePages.history')}
            </Button>
            {isReadable(page, now) && (
              <Button href={address} target="_blank" rel="noopener">
                {t('sitePages.open')}
              </Button>
            )}
            <DeleteButton
              deletion={{
                name: address,
                lostText: t('sitePages.lostText'),
                remove: () => remove({ id: page._id }).unwrap(),
              }}
              leaveTo={paths.settingsSitePages}
            />
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box
          sx={{
            ...{ display: 'grid', gap: 2 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <FormSelect
            control={control}
            name="kind"
            label={t('sitePages.kind')}
            options={SITE_PAGE_KINDS.map((kind) => ({
              value: kind,
              label: t(`sitePages.kinds.${kind}`),
            }))}
          />
          <FormText
            control={control}
            name="slug"
            label={t('sitePages.address')}
            hint={t('sitePages.slugHint')}
            maxLength={MAX_SITE_SLUG}
          />
          <FormSelect
            control={control}
            name="state"
            label={t('sitePages.state')}
            options={SITE_PAGE_STATES.map((state) => ({
              value: state,
              label: t(`sitePages.states.${state}`),
            }))}
          />
          <PublicFrom control={control} zone={timezone} />
        </Box>
        <Alert severity="info">{t('sitePages.required')}</Alert>
        <TextProblems control={control} />
        <LanguageTabs
          label={t('sitePages.texts')}
          stateOf={(language) => completenessOf(values.texts[language])}
        >
          {(language) => <SitePageTexts control={control} language={language} />}
        </LanguageTabs>
        <Controller
          control={control}
          name="picture"
          render={({ field }) => (
            <PictureField
              label={t('sitePages.picture')}
              hint={t('sitePages.pictureHint')}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Box>
    </SettingsEditor>
  );
}
