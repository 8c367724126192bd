import { idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

/** Everything that belongs to guests: merging moves it, and imports add to it. */
const everythingOfGuests = () =>
  ['Customer', 'Booking', 'Stay', 'Membership', 'Message', 'AuditLog'] as const;

/** Which operations find duplicate guests, merge them, and import many. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listDuplicateCustomers: {
      providesTags: (result) =>
        listTags(
          'Customer',
          result?.data.items.flatMap(({ guests }) => guests),
        ),
    },
    listCustomerMerges: { providesTags: (_result, _error, { id }) => idTags('Customer', id) },
    dismissDuplicateCustomers: {
      invalidatesTags: [{ type: 'Customer', id: 'LIST' }, 'AuditLog'],
    },
    mergeCustomers: { invalidatesTags: everythingOfGuests },
    runImport: { invalidatesTags: everythingOfGuests },
    undoCustomerMerge: { invalidatesTags: everythingOfGuests },
  },
});
