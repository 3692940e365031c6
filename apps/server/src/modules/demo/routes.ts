import type { demoEndpoints } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { toSignedInOn } from '../sessions/index.ts';
import type { DemoService } from './service.ts';

export function createDemoRoutes(
  service: DemoService,
  isEvaluation: boolean,
): Handlers<typeof demoEndpoints> {
  return {
    enterDemo: ({ body, request }) => {
      if (!isEvaluation) throw new AppError('not_found');
      return service.enter(body.person, toSignedInOn(request));
    },
  };
}
