import { useListActivitiesQuery } from '@atrium/api-client/hub';
import { useState } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useCatalogueFilter } from '../hooks/use-catalogue-filter';
import { categoriesOf } from '../lib/catalogue-filter';
import { ActivityList } from './activity-list';
import { CatalogueFilters } from './filter/catalogue-filters';

/** The activities of a venue, and ways to find one among them. */
export function Catalogue() {
  const { slug } = useVendor();
  const address = useCatalogueFilter();
  const { data = [] } = useListActivitiesQuery({ vendorId: slug });
  // The address follows what is typed, which must not wait for it.
  const [text, setText] = useState(address.filter.text);
  const filter = { ...address.filter, text };

  return (
    <>
      <CatalogueFilters
        filter={filter}
        categories={categoriesOf(data)}
        onChange={(change) => {
          if (change.text !== undefined) setText(change.text);
          address.change({ text, ...change });
        }}
      />
      <ActivityList
        filter={filter}
        onClear={() => {
          setText('');
          address.clear();
        }}
      />
    </>
  );
}
