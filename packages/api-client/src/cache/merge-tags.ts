import { generatedApi } from '../api.gen';
import { idTags, listTags } from './tags';

/** All that belongs to either guest is the other's now. */
const everythingOfGuests = () =>
  ['Customer', 'Booking', 'Stay', 'Membership', 'Message', 'AuditLog'] as const;

/** Which endpoints show guests who are in twice, and which make one of them. */
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
    undoCustomerMerge: { invalidatesTags: everythingOfGuests },
  },
});
