import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../data/queries/query-client.ts';
import { useResolvedTheme } from '../ui/theme/preferences.ts';
import { cssVariablesResolver, theme } from '../ui/theme/theme.ts';
import type { AppRouter } from './router.tsx';
import { SessionWatch } from './session-watch.tsx';

/** The page, with all that its screens share. */
export function App({ router }: { readonly router: AppRouter }) {
  const scheme = useResolvedTheme();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      <QueryClientProvider client={queryClient}>
        <SessionWatch router={router} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
