import type { QueryClient } from '@tanstack/react-query';
import type { Feature } from '@waypost/contract';
import { createFeature, takeSaved } from '../api.ts';
import type { Drawing } from '../board/board-state.ts';
import { planFiles, toWaitingFiles } from '../uploads/plan-files.ts';
import { enqueueUploads } from '../uploads/upload-queue.ts';

/** Creates the feature of a drawing, and has its large pictures follow. Repeating it creates no second one. */
export async function sendDrawing(
  queryClient: QueryClient,
  drawing: Drawing,
  projectId: number,
): Promise<Feature> {
  const plan = planFiles(drawing);
  const sent = plan.now.map(({ file }) => file);
  const feature = await createFeature(drawing, projectId, sent);
  const { code, resources } = feature.properties;
  takeSaved(queryClient, code, feature);
  const saved = resources.map(({ uuid }) => uuid);
  await enqueueUploads(toWaitingFiles(plan, drawing.form.images, code, saved));
  return feature;
}
