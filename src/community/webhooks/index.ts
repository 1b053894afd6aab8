export {
  getWebhookDelivery,
  listWebhookDeliveries,
  pingWebhook,
  replayWebhook,
  replayWebhookDelivery,
} from './deliveries.js';
export {
  createSiteWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listSiteWebhooks,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './webhooks.js';
