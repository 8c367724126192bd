import { idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

/** A payment shows in lists, sums, on what it is for, and in the history of its guest. */
const everyPayment = () => ['Payment', 'AuditLog'] as const;

/** Which operations show payments, and which change them. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listPayments: { providesTags: (result) => listTags('Payment', result?.data.items) },
    getPaymentTotals: { providesTags: ['Payment'] },
    getSettlement: { providesTags: ['Payment'] },
    listPaymentCases: { providesTags: (result) => listTags('Payment', result?.data) },
    getPayment: { providesTags: (_result, _error, { id }) => idTags('Payment', id) },
    getMoney: { providesTags: ['Payment', 'Booking', 'Treatment', 'Stay'] },
    getNoShowFee: { providesTags: ['Payment', 'Booking'] },
    listPaymentRequests: { providesTags: ['Payment'] },

    listVouchers: { providesTags: (result) => listTags('Voucher', result?.data.items) },
    getVoucher: { providesTags: (_result, _error, { id }) => idTags('Voucher', id) },
    getVoucherSettings: { providesTags: ['VoucherSettings'] },
    updateVoucherSettings: { invalidatesTags: ['VoucherSettings', 'AuditLog'] },
    issueVoucher: { invalidatesTags: ['Voucher', 'AuditLog'] },
    blockVoucher: { invalidatesTags: ['Voucher', 'AuditLog'] },
    extendVoucher: { invalidatesTags: ['Voucher', 'AuditLog'] },
    sendVoucher: { invalidatesTags: ['Voucher', 'AuditLog', 'Message'] },
    useVoucher: { invalidatesTags: () => [...everyPayment(), 'Voucher'] },

    checkPayment: { invalidatesTags: everyPayment },
    chargeNoShowFee: { invalidatesTags: () => [...everyPayment(), 'Message'] },
    refundPayment: { invalidatesTags: () => [...everyPayment(), 'Voucher'] },
    closePaymentCase: { invalidatesTags: everyPayment },
    requestPayment: { invalidatesTags: () => [...everyPayment(), 'Message'] },
    withdrawPaymentRequest: { invalidatesTags: everyPayment },
  },
});
