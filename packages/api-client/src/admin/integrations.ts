import { changedTags, listTags } from '../cache/tags';
import { generatedApi } from './integrations.gen';

/** Keys, webhooks and widgets, with their cache tags. Import from here and never from `integrations.gen`. */
generatedApi.enhanceEndpoints({
  endpoints: {
    getWidgetSettings: { providesTags: ['WidgetSettings'] },
    updateWidgetSettings: { invalidatesTags: ['WidgetSettings', 'AuditLog'] },
    listApiKeys: { providesTags: (result) => listTags('ApiKey', result?.data) },
    createApiKey: { invalidatesTags: [{ type: 'ApiKey', id: 'LIST' }, 'AuditLog'] },
    updateApiKey: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('ApiKey', id), 'AuditLog'],
    },
    renewApiKey: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('ApiKey', id), 'AuditLog'],
    },
    revokeApiKey: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('ApiKey', id), 'AuditLog'],
    },

    listWebhooks: { providesTags: (result) => listTags('Webhook', result?.data) },
    createWebhook: { invalidatesTags: [{ type: 'Webhook', id: 'LIST' }, 'AuditLog'] },
    updateWebhook: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('Webhook', id), 'AuditLog'],
    },
    renewWebhookSecret: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('Webhook', id), 'AuditLog'],
    },
    deleteWebhook: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('Webhook', id), 'AuditLog'],
    },
    listWebhookDeliveries: { providesTags: ['WebhookDelivery'] },
    getWebhookDelivery: { providesTags: ['WebhookDelivery'] },
    testWebhook: { invalidatesTags: ['WebhookDelivery', 'Webhook'] },
    resendWebhookDelivery: { invalidatesTags: ['WebhookDelivery', 'Webhook', 'AuditLog'] },
  },
});

export * from './integrations.gen';
