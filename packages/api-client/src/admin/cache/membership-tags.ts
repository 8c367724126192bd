import { changedTags, idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

interface Changed {
  id: string;
}

/** A change of a membership shows in its list of uses and in the guest's history. */
const changed = (_result: unknown, _error: unknown, { id }: Changed) => [
  ...changedTags('Membership', id),
  'AuditLog' as const,
];

/** Which operations show memberships and their types, and which change them. */
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
    getMembership: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },
    listMembershipUses: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },

    addMembership: { invalidatesTags: [{ type: 'Membership', id: 'LIST' }, 'AuditLog'] },
    useMembership: { invalidatesTags: changed },
    undoMembershipUse: { invalidatesTags: changed },
    pauseMembership: { invalidatesTags: changed },
    resumeMembership: { invalidatesTags: changed },
    endMembership: { invalidatesTags: changed },

    getRenewal: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },
    stopRenewal: { invalidatesTags: changed },
    startRenewal: { invalidatesTags: changed },
    forgetRenewalCard: { invalidatesTags: changed },
  },
});
