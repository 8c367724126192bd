import { generatedApi } from '../api.gen';
import { changedTags, idTags, listTags } from './tags';

interface Changed {
  id: string;
}

/** A membership that changed: its ledger and the guest's history say so. */
const changed = (_result: unknown, _error: unknown, { id }: Changed) => [
  ...changedTags('Membership', id),
  'AuditLog' as const,
];

/** Which endpoints show memberships and what is sold as such, and which change them. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listMembershipTypes: { providesTags: (result) => listTags('MembershipType', result?.data) },
    getMembershipType: {
      providesTags: (_result, _error, { id }) => idTags('MembershipType', id),
    },
    createMembershipType: { invalidatesTags: [{ type: 'MembershipType', id: 'LIST' }] },
    // Memberships show the name of their type, and what it pays for.
    updateMembershipType: {
      invalidatesTags: (_result, _error, { id }) => [
        ...changedTags('MembershipType', id),
        'Membership',
      ],
    },
    deleteMembershipType: { invalidatesTags: ['MembershipType'] },

    listCustomerMemberships: { providesTags: (result) => listTags('Membership', result?.data) },
    pageCustomerMemberships: {
      providesTags: (result) => listTags('Membership', result?.data.items),
    },
    listMyMemberships: { providesTags: (rows) => listTags('Membership', rows) },
    getMembership: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },
    listMembershipUses: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },
    listMyMembershipUses: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },

    addMembership: { invalidatesTags: [{ type: 'Membership', id: 'LIST' }, 'AuditLog'] },
    useMembership: { invalidatesTags: changed },
    undoMembershipUse: { invalidatesTags: changed },
    pauseMembership: { invalidatesTags: changed },
    resumeMembership: { invalidatesTags: changed },
    endMembership: { invalidatesTags: changed },
  },
});
