import type { Reader } from '../../../platform/db/database.ts';
import { createRecentCache } from '../../../platform/recent-cache.ts';
import { unseal } from '../../../platform/seal.ts';
import { createLanguageModel } from '../../../providers/language-model/create-language-model.ts';
import type { LanguageModel } from '../../../providers/language-model/language-model.ts';
import type { SendToModel } from '../../../providers/language-model/send-to-model.ts';
import { findModelKey, type ModelKeyRow } from './store.ts';

/** The language models that organizations use: their own, else that of the installation. */
export interface OrganizationModels {
  /** Null: there is none. */
  find(db: Reader, organizationId: number): Promise<UsedModel | null>;
}

export interface UsedModel {
  readonly model: LanguageModel;
  /** Whether it is the organization’s own: what is wrong with it does not concern the installation. */
  readonly isOwn: boolean;
}

export interface OrganizationModelOptions {
  readonly secret: Uint8Array;
  /** That of the installation. */
  readonly shared: LanguageModel | null;
  /** To the addresses that organizations give. */
  readonly send: SendToModel;
}

/** The owner that a sealed key is bound to. */
export const toKeyOwner = (organizationId: number): string =>
  `language model of organization ${organizationId}`;

/** A model knows how often it failed in a row, so that it is kept. */
const MODELS_KEPT = 200;
const MODEL_KEPT_MS = 3_600_000;

export function createOrganizationModels({
  secret,
  shared,
  send,
}: OrganizationModelOptions): OrganizationModels {
  const models = createRecentCache<UsedModel | null>(MODELS_KEPT, MODEL_KEPT_MS);
  const open = async (organizationId: number, row: ModelKeyRow): Promise<UsedModel | null> => {
    const { api, url, model, sealed } = row;
    const key = sealed === null ? null : unseal(sealed, secret, toKeyOwner(organizationId));
    // A key that does not open was sealed with another secret: it has to be entered again. What the organization
    // gives to its own model is not given to another one instead.
    if (sealed !== null && key === null) return null;
    return { model: createLanguageModel(api, { url, key, model, send }), isOwn: true };
  };
  return {
    async find(db, organizationId) {
      const row = await findModelKey(db, organizationId);
      if (row === null) return shared === null ? null : { model: shared, isOwn: false };
      const { api, url, model, sealed, set_at } = row;
      const name = JSON.stringify([organizationId, api, url, model, sealed, set_at]);
      return models.get(name, () => open(organizationId, row));
    },
  };
}
