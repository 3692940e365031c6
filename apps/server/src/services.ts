import { createDemoService } from './modules/demo/index.ts';
import { createFeatureReader, createFeatureWriter } from './modules/features/index.ts';
import { createMemberService } from './modules/members/index.ts';
import { createOrganizationService } from './modules/organizations/index.ts';
import { createProjectMemberService, createProjectService } from './modules/projects/index.ts';
import { createResourceService } from './modules/resources/index.ts';
import { createAccessTokens, createSessionService } from './modules/sessions/index.ts';
import { createTemplateService } from './modules/templates/index.ts';
import { createTileService, simpleTileEngine } from './modules/tiles/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createBuiltInIdentity } from './providers/identity/built-in-identity.ts';

export interface Foundations {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly secrets: Secrets;
  /** Where people reach this server. */
  readonly publicUrl: string;
}

/** Builds every service of the product on its foundations. */
export function createServices({ config, database, storage, secrets, publicUrl }: Foundations) {
  const identity = createBuiltInIdentity({
    database,
    secret: secrets.identitySecret,
    publicUrl,
    isRateLimited: !config.isStrict,
  });
  const accessTokens = createAccessTokens(secrets.accessTokenKey);
  const sessions = createSessionService(database, identity, accessTokens);
  const projects = createProjectService(database);
  const templates = createTemplateService(database);
  const featureWriter = createFeatureWriter(database);
  return {
    identity,
    accessTokens,
    sessions,
    projects,
    templates,
    featureWriter,
    members: createMemberService(database),
    organizations: createOrganizationService(database),
    projectMembers: createProjectMemberService(database),
    featureReader: createFeatureReader(database),
    resources: createResourceService(database, storage),
    tiles: createTileService(database, simpleTileEngine),
    demo: createDemoService({ database, sessions, projects, templates, featureWriter }),
  };
}

export type Services = ReturnType<typeof createServices>;
