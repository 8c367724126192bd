import { lazy, Suspense } from 'react';

const AnnouncedFields = lazy(async () => ({
  default: (await import('./announced-fields')).AnnouncedFields,
}));

interface Props {
  /** The labels of the fields that need another look, in their order. */
  fields: readonly string[];
}

/** Says at once which fields of a form need another look; each has its own text below it. */
export function ErrorSummary({ fields }: Props) {
  if (fields.length === 0) return null;
  return (
    <Suspense>
      <AnnouncedFields fields={fields} />
    </Suspense>
  );
}
