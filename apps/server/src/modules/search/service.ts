import { SEARCH_LIMIT, type Suggestion } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import type { Database } from '../../platform/db/database.ts';
import { findFeatures, findMembers, findOrganizations, findProjects, findTags } from './store.ts';

export interface SearchService {
  /** Readable items with words that begin with those of `text`: projects first, then the other types. */
  search(grant: MemberGrant, text: string): Promise<Suggestion[]>;
}

export function createSearchService(database: Database): SearchService {
  return {
    async search(grant, text) {
      const found = await Promise.all(
        [findProjects, findFeatures, findOrganizations, findTags, findMembers].map((find) =>
          find(database.read, grant.memberId, text, SEARCH_LIMIT),
        ),
      );
      return found.flat();
    },
  };
}
