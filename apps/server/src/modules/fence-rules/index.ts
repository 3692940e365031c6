export { createFenceDeliveryKind } from './delivery-kind.ts';
export { deleteOldDeliveries } from './delivery-store.ts';
export { createFenceNews, followFenceMessages } from './fence-news.ts';
export { createFenceRuleRoutes } from './routes.ts';
export { createFenceRuleService } from './service.ts';
