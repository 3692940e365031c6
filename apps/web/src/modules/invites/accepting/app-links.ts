import type { FrontConfig } from '@waypost/contract';

/** The links to the phone apps, with the invite they open. */
export interface AppLinks {
  /** Opens the invite in the app; null if the app supports no links. */
  readonly open: string | null;
  readonly appStore: string | null;
  readonly playStore: string | null;
}

/** The app links of one invite; null without a configured app. */
export function toAppLinks(app: FrontConfig['app'] | undefined, code: string): AppLinks | null {
  if (app === undefined) return null;
  const { link_scheme, app_store_url: appStore, play_store_url: playStore } = app;
  if (link_scheme === null && appStore === null && playStore === null) return null;
  const open = link_scheme === null ? null : `${link_scheme}://invite/${encodeURIComponent(code)}`;
  return { open, appStore, playStore };
}
