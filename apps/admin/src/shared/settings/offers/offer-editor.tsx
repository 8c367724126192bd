import Stack from '@mui/material/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { DeleteButton } from '../../editing/delete-button';
import type { Deletion } from '../../editing/use-delete';
import type { VersionedForm } from '../../editing/use-versioned-form';
import { SettingsEditor } from '../settings-editor';
import { OfferFields } from './offer-fields';
import { OfferLanguages } from './offer-languages';
import type { OfferValues } from './offer-values';

/** What uploads a picture is fetched after the page. */
const OfferPicture = lazy(async () => ({
  default: (await import('./offer-picture')).OfferPicture,
}));

interface Props<Values extends OfferValues> {
  title: string;
  /** All that there are of it. */
  list: { to: string; label: string };
  form: VersionedForm & { form: UseFormReturn<Values> };
  /** Absent: a new one, of which there is nothing to delete. */
  deletion: Deletion | undefined;
  priceHint?: string;
  /** Beside its name and price. */
  fields?: ReactNode;
  /** What it is made of. */
  children: ReactNode;
}

/** The page of something that the venue sells at a price: what it is called, costs and is made of. */
export function OfferEditor<Values extends OfferValues>(props: Props<Values>) {
  const { title, list, form, deletion, priceHint, fields, children } = props;
  return (
    <SettingsEditor
      title={title}
      back={list}
      form={form}
      isNew={!deletion}
      actions={deletion && <DeleteButton deletion={deletion} leaveTo={list.to} />}
    >
      <FormProvider {...form.form}>
        <Stack spacing={4} sx={{ maxWidth: 860 }}>
          <OfferFields priceHint={priceHint}>{fields}</OfferFields>
          <Suspense fallback={null}>
            <OfferPicture />
          </Suspense>
          {children}
          <OfferLanguages />
        </Stack>
      </FormProvider>
    </SettingsEditor>
  );
}
