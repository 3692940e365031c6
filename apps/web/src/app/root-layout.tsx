import { Outlet } from '@tanstack/react-router';
import { ConfirmHost } from '../ui/questions/confirm-host.tsx';
import { ToastHost } from '../ui/toasts/toast-host.tsx';

/** Rendered around every screen, signed in or not. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ToastHost />
      <ConfirmHost />
    </>
  );
}
