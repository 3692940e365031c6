import type { Template, TemplateCreate } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import type { Database } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { insertTemplate, listTemplates } from './store.ts';

export interface TemplateService {
  list(grant: ProjectGrant<'template:read'>): Promise<Template[]>;
  create(grant: ProjectGrant<'template:create'>, input: TemplateCreate): Promise<Template>;
}

export function createTemplateService(database: Database): TemplateService {
  return {
    list: (grant) => listTemplates(database.read, grant.projectId),
    create: (grant, input) =>
      database.transaction(async (tx) => {
        const template = await insertTemplate(tx, grant.projectId, input);
        await appendEvent(tx, {
          topic: `project:${grant.projectId}`,
          type: 'template.created',
          payload: { template_id: template.id },
          memberId: grant.memberId,
        });
        return template;
      }),
  };
}
