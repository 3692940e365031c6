export { createMessageRoutes } from './routes.ts';
export { createDeliveryService, type DeliveryService } from './service.ts';
