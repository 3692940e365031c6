import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { App } from '../src/app/app.tsx';
import { type AppRouter, createAppRouter } from '../src/app/router.tsx';
import { queryClient } from '../src/data/queries/query-client.ts';
import { getSession } from '../src/data/session/session.ts';
import { mapWhereabouts } from '../src/map/session/map-session.ts';
import { newBoard } from '../src/modules/drawing/board/boards.ts';
import { shownLayers } from '../src/modules/layers/shown/shown-layers.ts';
import { confirmStore } from '../src/ui/questions/confirm.ts';
import { resetPreferences } from '../src/ui/theme/preferences.ts';
import { clearToasts } from '../src/ui/toasts/toaster.ts';
import { FakeServer } from './fake-server.ts';
import { answerAsUsual } from './usual-answers.ts';

let current = new FakeServer();

/** The server that the open page asks. */
export const findServer = (): FakeServer => current;

/**
 * Forgets the page that has been unmounted, as a browser does that is closed.
 * @throws Error if it asked for something that nobody answers
 */
export function closePage(): void {
  const server = current;
  current = new FakeServer();
  queryClient.clear();
  clearToasts();
  confirmStore.getCurrent()?.answer(false);
  shownLayers.set({ organizationId: null, bottom: null, top: null });
  mapWhereabouts.set({ view: null, place: null });
  newBoard.setOpen(false);
  newBoard.reset();
  getSession().clear();
  localStorage.clear();
  sessionStorage.clear();
  resetPreferences();
  server.verify();
}

export interface OpenedPage {
  readonly server: FakeServer;
  readonly user: UserEvent;
  readonly router: AppRouter;
  /** Goes to another path of the product, as a link does. */
  readonly goTo: (path: string) => void;
  /** The path of the address. */
  readonly getPath: () => string;
}

export interface PageOptions {
  /** Answers of the test, before the page asks anything. */
  readonly prepare?: (server: FakeServer) => unknown;
  /** False for somebody who has not signed in. */
  readonly isSignedIn?: boolean;
}

/**
 * Opens the product at a path, in a browser that cannot draw a map: as Rosa, whose installation has an organization with one project,
 * unless the test answers otherwise.
 */
export function openPage(path: string, { prepare, isSignedIn = true }: PageOptions = {}): OpenedPage {
  const server = answerAsUsual(current);
  prepare?.(server);
  if (isSignedIn) getSession().signIn({ access_token: 'access', refresh_token: 'refresh' });
  // A history of its own: what an earlier page still does cannot move this one.
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  render(<App router={router} />);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return {
    server,
    user,
    router,
    goTo: (next) => router.history.push(next),
    getPath: () => router.state.location.pathname,
  };
}
