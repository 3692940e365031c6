import { AppError } from '../../platform/app-error.ts';
import type { Imagery, ImageryAccount } from './imagery.ts';

/** What open data has: scenes. */
export type OpenImagery = Pick<
  Imagery,
  | 'hasSceneType'
  | 'listSceneTypes'
  | 'searchScenes'
  | 'getScene'
  | 'getThumbnail'
  | 'placeOrder'
  | 'findOrder'
  | 'getOrder'
  | 'cancelOrder'
  | 'openDelivery'
>;

/** Imagery that asks the provider of each account. @param open null: there is no open data. */
export function createImageryOfAccounts(planet: Imagery, open: OpenImagery | null): Imagery {
  const scenesOf = ({ provider }: ImageryAccount): OpenImagery => {
    if (provider === 'planet') return planet;
    if (open === null) throw new AppError('imagery_access_required');
    return open;
  };
  /** What Planet alone has. */
  const planetOf = ({ provider }: ImageryAccount): Imagery => {
    if (provider !== 'planet') throw new AppError('imagery_access_required');
    return planet;
  };
  return {
    checkKey: async (account) => planetOf(account).checkKey(account),
    listMosaics: async (account) => planetOf(account).listMosaics(account),
    getMosaicTile: async (account, ...rest) => planetOf(account).getMosaicTile(account, ...rest),
    hasSceneType: (account, type) => scenesOf(account).hasSceneType(account, type),
    listSceneTypes: async (account) => scenesOf(account).listSceneTypes(account),
    searchScenes: async (account, question) => scenesOf(account).searchScenes(account, question),
    getScene: async (account, ...rest) => scenesOf(account).getScene(account, ...rest),
    getThumbnail: async (account, ...rest) => scenesOf(account).getThumbnail(account, ...rest),
    placeOrder: async (account, order) => scenesOf(account).placeOrder(account, order),
    findOrder: async (account, name) => scenesOf(account).findOrder(account, name),
    getOrder: async (account, id) => scenesOf(account).getOrder(account, id),
    cancelOrder: async (account, id) => scenesOf(account).cancelOrder(account, id),
    openDelivery: async (account, ...rest) => scenesOf(account).openDelivery(account, ...rest),
    subscribe: async (account, subscription) => planetOf(account).subscribe(account, subscription),
    findSubscription: async (account, name) => planetOf(account).findSubscription(account, name),
    getSubscription: async (account, id) => planetOf(account).getSubscription(account, id),
    cancelSubscription: async (account, id) => planetOf(account).cancelSubscription(account, id),
    listMeasurements: async (account, id) => planetOf(account).listMeasurements(account, id),
    openMeasured: async (account, ...rest) => planetOf(account).openMeasured(account, ...rest),
  };
}
