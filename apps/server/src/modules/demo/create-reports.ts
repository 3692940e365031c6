import { type AiReportCreate, aiReportCreate, ENDPOINTS } from '@waypost/contract';
import { requireOrganization } from '../../access/require-access.ts';
import type { DemoBeginning } from './begin-demo.ts';
import type { DemoSteps } from './demo-steps.ts';

/** What the reports of the demo are asked. */
const QUESTIONS = {
  built_in: 'Illegal gear, all that the patrols found',
  model: 'Where and when is most of the gear found?',
} as const satisfies Record<AiReportCreate['writer'], string>;

/**
 * Has two reports of a layer written, one of them by the language model if there is one. They are written in the background
 * once the server runs.
 */
export async function createReports(
  steps: DemoSteps,
  { organizationId, crew }: DemoBeginning,
  layerCode: string | null,
): Promise<void> {
  if (layerCode === null) return;
  for (const writer of ['built_in', 'model'] as const) {
    await steps.take(`report ${writer}`, async ({ database, aiReports }) => {
      const { writers } = await aiReports.getConfig(organizationId);
      if (!writers.includes(writer)) return null;
      const { needs } = ENDPOINTS.aiReports.createAiReport.access;
      const grant = await requireOrganization(database.read, { memberId: crew.admin }, organizationId, needs);
      const body = aiReportCreate.parse({
        writer,
        user_prompt: QUESTIONS[writer],
        time_zone: 'America/Mazatlan',
      });
      return (await aiReports.create(grant, { layerCode, body })).code;
    });
  }
}
