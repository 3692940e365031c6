import type { Suggestion } from '@waypost/contract';
import { expect, it } from 'vitest';
import { toLink } from './open-suggestion.ts';

const one: Suggestion = {
  type: 'project',
  id: '7',
  name: 'Something',
  geometry: null,
  avatar_url: null,
  color: null,
  organization_id: 1,
  organization_name: 'Org',
  project_id: 2,
  project_name: 'Project',
};
const PROJECT = '/organizations/$org_id/projects/$project_id';

it.each([
  ['project', {}, `${PROJECT}/home`, { org_id: '1', project_id: '7' }],
  ['feature', {}, `${PROJECT}/features/$featureCode`, { org_id: '1', project_id: '2', featureCode: '7' }],
  ['organization', { organization_id: null }, '/organizations/$org_id/projects', { org_id: '7' }],
  ['tag', {}, `${PROJECT}/home`, { org_id: '1', project_id: '2' }],
  ['member', {}, `${PROJECT}/members`, { org_id: '1', project_id: '2' }],
  ['member', { project_id: null }, '/organizations/$org_id/members', { org_id: '1' }],
] as const)('a %s (%o) links to %s', (type, more, to, params) => {
  expect(toLink({ ...one, type, ...more })).toEqual({ to, params });
});
