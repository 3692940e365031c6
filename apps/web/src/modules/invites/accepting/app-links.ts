import type { FrontConfig } from '@waypost/contract';

/** The ways into the app for phones, with what an invite opens in it. */
export interface AppLinks {
  /** Opens the invite in the app; null where the app takes no links. */
  readonly open: string | null;
  readonly appStore: string | null;
  readonly playStore: string | null;
}

/** The ways into the app for one invite; null while no app is configured. */
export function toAppLinks(app: FrontConfig['app'] | undefined, code: string): AppLinks | null {
  if (app === undefined) return null;
  const { link_scheme, app_store_url: appStore, play_store_url: playStore } = app;
  if (link_scheme === null && appStore === null && playStore === null) return null;
  const open = link_scheme === null ? null : `${link_scheme}://invite/${encodeURIComponent(code)}`;
  return { open, appStore, playStore };
}
