import { screen, within } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { makeTemplate } from '../../../../test/make-template.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';

const { createTemplate, updateTemplate, deleteTemplate, listTemplates, listOrganizationTemplates } =
  ENDPOINTS.templates;

const reef = (name: string) => makeTemplate(3, { name });

describe('templates', () => {
  test('that cannot be listed are reported on their page and in the toolbox', async () => {
    const { user, goTo } = openPage(`${PROJECT}/templates`, {
      prepare: (server) =>
        server.refuse(listTemplates, 'internal').refuse(listOrganizationTemplates, 'internal'),
    });
    await sees('Failed to fetch report templates');
    goTo(`${PROJECT}/home`);
    await handsOf(user).press('Create a feature');
    const toolbox = within(await screen.findByRole('complementary', { name: 'Draw' }));
    await toolbox.findByText(/Failed to fetch report templates/);
    expect(toolbox.getByLabelText<HTMLInputElement>(/^Templates of/).value).toBe('All Projects');
  });

  test('are created, changed and deleted with a confirmation, or it is said why not', async () => {
    const { server, user } = openPage(`${PROJECT}/templates`);
    const { press, pressInDialog, fill, closeMessage } = handsOf(user);
    const name = async () => (await dialog()).findByRole('textbox', { name: /^Name$/ });
    await press('New template');
    await fill(await name(), 'Reef check');
    server.refuse(createTemplate, 'internal');
    await pressInDialog('Save');
    await sees("Can't create report template");
    await closeMessage();
    server.letThrough();
    server.answer(createTemplate, reef('Reef check')).answer(listTemplates, [reef('Reef check')]);
    await pressInDialog('Save');
    await sees('Template Reef check created');

    await press('Edit Reef check');
    await fill(await name(), 'Reef check!');
    server.refuse(updateTemplate, 'internal');
    await pressInDialog('Save');
    await sees("Can't update report template");
    await closeMessage();
    server.letThrough();
    server.answer(updateTemplate, reef('Reef check!')).answer(listTemplates, [reef('Reef check!')]);
    await pressInDialog('Save');
    await sees('Template Reef check! saved');

    server.refuse(deleteTemplate, 'internal');
    await press('Delete Reef check!');
    await pressInDialog('Delete');
    await sees("Can't delete report template");
    await closeMessage();
    server.letThrough();
    server.answerEmpty(deleteTemplate).answer(listTemplates, []);
    await press('Delete Reef check!');
    await pressInDialog('Delete');
    await sees('Template Reef check! deleted');
    expect(server.sentTo(deleteTemplate).at(-1)?.params).toEqual({ project_id: '70', template_id: '3' });
  });

  test('of a long name are told of with its beginning', async () => {
    const { server, user } = openPage(`${PROJECT}/templates`, {
      prepare: (answers) => answers.answer(listTemplates, [reef('Reef '.repeat(20).trim())]),
    });
    const { press, pressInDialog } = handsOf(user);
    await press(/^Delete Reef/);
    server.answerEmpty(deleteTemplate).answer(listTemplates, []);
    await pressInDialog('Delete');
    await sees('Template Reef Reef Reef Reef Reef Reef Reef Reef… deleted');
  });
});
