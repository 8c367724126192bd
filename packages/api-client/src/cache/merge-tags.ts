import { generatedApi } from '../api.gen';
import { idTags, listTags } from './tags';

/** All that belongs to guests: of two that become one it is the other's now, and a file brings it in. */
const everythingOfGuests = () =>
  ['Customer', 'Booking', 'Stay', 'Membership', 'Message', 'AuditLog'] as const;

/** Which endpoints show guests who are in twice, which make one of them, and which bring in many. */
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
