import { act, screen, within } from '@testing-library/react';
import { ENDPOINTS, type Project } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf } from '../../../../test/hands.ts';
import { makeTemplate } from '../../../../test/make-template.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bayWatch, PROJECT } from '../../../../test/people.ts';
import { newBoard } from '../board/boards.ts';

const { listOrganizationTemplates, listTemplates } = ENDPOINTS.templates;

const toProject = (project_id: number, project_name: string, parent_id: number | null): Project => ({
  ...bayWatch(),
  project_id,
  project_name,
  parent_id,
});
const open = toProject(70, 'Bay watch', 60);
const parent = toProject(60, 'Coast', null);
const below = toProject(71, 'Night watch', 70);
const beside = toProject(80, 'Reef crew', null);

const toTemplate = (id: number, name: string, { project_id, project_name }: Project) =>
  makeTemplate(id, { name, project_id, project_name });
const templates = [
  toTemplate(1, 'Sighting', open),
  toTemplate(2, 'Wreck', parent),
  toTemplate(3, 'Patrol', below),
  toTemplate(4, 'Coral check', beside),
];

async function openToolbox() {
  const page = openPage(`${PROJECT}/home`, {
    prepare: (server) =>
      server
        .answer(ENDPOINTS.projects.listProjects, [open, parent, below, beside])
        .answer(ENDPOINTS.projects.getProject, open)
        .answer(listOrganizationTemplates, templates)
        .answer(listTemplates, ({ params }) =>
          templates.filter(({ project_id }) => String(project_id) === params.project_id),
        ),
  });
  await handsOf(page.user).press('Create a feature');
  const box = await screen.findByRole('complementary', { name: 'Draw' });
  const tools = within(box);
  await tools.findByRole('button', { name: 'Sighting' });
  const fold = tools.getByText('Other projects').closest('details');
  return { ...page, box, tools, fold };
}
const namesIn = (element: Element | null) =>
  [...(element?.querySelectorAll('li button') ?? [])].map(({ textContent }) => textContent);
const place = () =>
  act(() =>
    newBoard.handle({ type: 'drawing.finished', geometry: { type: 'Point', coordinates: [-112, 21] } }),
  );

describe('templates in the toolbox', () => {
  test('are those of the open project and its parents; others are folded, with the names of their projects', async () => {
    const { box, fold } = await openToolbox();
    expect(namesIn(fold)).toEqual(['PatrolNight watch', 'Coral checkReef crew']);
    expect(namesIn(box)).toEqual(['Sighting', 'Wreck', 'PatrolNight watch', 'Coral checkReef crew']);
  });

  test('of another project say at the form where the report will be saved', async () => {
    const { tools, user } = await openToolbox();
    await handsOf(user).press('Coral check Reef crew', tools);
    place();
    await tools.findByText('Will be saved in Reef crew');
    expect(tools.getByRole<HTMLInputElement>('combobox', { name: 'Project' }).value).toBe('Reef crew');
  });

  test('of a parent leave the report in the open project, which needs no telling', async () => {
    const { tools, user } = await openToolbox();
    await handsOf(user).press('Wreck', tools);
    place();
    expect((await tools.findByRole<HTMLInputElement>('combobox', { name: 'Project' })).value).toBe(
      'Bay watch',
    );
    expect(tools.queryByText(/Will be saved in/)).toBeNull();
  });
});

describe('a point that was just placed', () => {
  test('gives the focus to its name, which is not wrong before anybody has typed', async () => {
    const { tools, user } = await openToolbox();
    await user.click(document.body);
    act(() => (document.activeElement as HTMLElement).blur()); // a click on the map leaves nothing focused
    place();
    const name = await tools.findByRole('textbox', { name: /^Name/ });
    expect(document.activeElement).toBe(name);
    await user.tab();
    expect(name.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('goes with an undo in its name, until somebody has typed there', async () => {
    const { tools, user } = await openToolbox();
    place();
    await user.click(await tools.findByRole('textbox', { name: /^Name/ }));
    await user.keyboard('{Control>}z{/Control}');
    expect(newBoard.store.get().drawings).toEqual([]);
    place();
    const name = await tools.findByRole('textbox', { name: /^Name/ });
    await user.type(name, 'B');
    await user.clear(name);
    await user.keyboard('{Control>}z{/Control}');
    expect(newBoard.store.get().drawings).toHaveLength(1);
  });

  test('leaves the focus in the toolbox where it is', async () => {
    const { tools } = await openToolbox();
    const tool = tools.getByRole('button', { name: 'Point' });
    act(() => tool.focus());
    place();
    await tools.findByRole('textbox', { name: /^Name/ });
    expect(document.activeElement).toBe(tool);
  });
});
