import type { Project } from '@waypost/contract';
import { expect, it } from 'vitest';
import { filterProjects, isFiltering } from './filter-projects.ts';

const project = (project_name: string, country: string | null, project_tags: string[] = []) =>
  ({ project_name, country, project_tags }) as Project;
const all = [
  project('Bahía Málaga', 'CO', ['reef']),
  project('Reefs of Bali', 'ID'),
  project('Pampas', null),
];
const names = (text: string, country = '') =>
  filterProjects(all, { text, country }).map((one) => one.project_name);

it('finds names and tags, ignoring accents and case', () => {
  expect(names('malaga')).toEqual(['Bahía Málaga']);
  expect(names('REEF')).toEqual(['Bahía Málaga', 'Reefs of Bali']);
  expect(names('reef', 'ID')).toEqual(['Reefs of Bali']);
  expect(names('', 'CO')).toEqual(['Bahía Málaga']);
  expect(names('tundra')).toEqual([]);
});

it('blank text filters nothing', () => {
  expect(isFiltering({ text: '  ', country: '' })).toBe(false);
  expect(names('  ')).toHaveLength(3);
});
