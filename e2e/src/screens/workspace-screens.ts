import type { Page } from 'playwright-core';
import { go } from '../browser/visit.ts';
import type { Screen } from './screens.ts';

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

/** Chooses what a super user can do for the first organization of all. */
async function chooseForOrganization(page: Page, action: RegExp): Promise<void> {
  await go(page, '/admin/organizations');
  const all = page.getByRole('list', { name: /^(All organizations|Todas las organizaciones)$/ });
  await all.getByRole('button').first().click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens a project's menu, in the pane that a narrow window hides initially. */
async function openProjectMenu(page: Page): Promise<void> {
  await go(page, '/user');
  const actions = page.getByRole('button', { name: /^(Actions for|Acciones de) Baja coast watch$/ });
  const show = page.getByRole('button', { name: /^(Show projects|Mostrar proyectos)$/ });
  await actions.or(show).first().waitFor({ state: 'attached' });
  if (await show.isVisible()) await show.click();
  await actions.click();
}

/** The organization and project settings as the demo's administrator sees them. */
export const WORKSPACE_SCREENS: readonly Screen[] = [
  {
    name: 'organization-members',
    path: ({ organizationId }) => `/organizations/${organizationId}/members`,
    sign: ['Total Users', 'Usuarios en total'],
    map: 'beside',
  },
  {
    name: 'organization-reports',
    path: ({ organizationId }) => `/organizations/${organizationId}/reports`,
    sign: ['Illegal gear, all that the patrols found', 'Illegal gear, all that the patrols found'],
    map: 'beside',
  },
  {
    name: 'organization-settings',
    path: ({ organizationId }) => `/organizations/${organizationId}/settings`,
    sign: ['Organization name', 'Nombre de la organización'],
    map: 'beside',
  },
  {
    name: 'billing',
    path: ({ organizationId }) => `/organizations/${organizationId}/billing`,
    sign: ['Nothing was paid yet.', 'Aún no se ha pagado nada.'],
    map: 'beside',
  },
  {
    name: 'billing-plans',
    async open(page, { organizationId }) {
      await go(page, `/organizations/${organizationId}/billing`);
      await page.getByRole('button', { name: /^(Add Plan|Añadir plan)$/ }).click();
    },
    sign: ['Current plan', 'Plan actual'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'api-key-dialog',
    async open(page, { organizationId }) {
      await go(page, `/organizations/${organizationId}/settings`);
      await page.getByRole('button', { name: /^(Add API key|Añadir clave de API)$/ }).click();
    },
    sign: ['What will use it', 'Qué la usará'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'organization-audit',
    path: ({ organizationId }) => `/organizations/${organizationId}/audit`,
    sign: [/invited ana\.diaz@example\.com/, /invitó a ana\.diaz@example\.com/],
    map: 'beside',
  },
  {
    name: 'outbox',
    path: ({ organizationId }) => `/organizations/${organizationId}/outbox`,
    sign: [/^Messages that were not sent/, /^Mensajes que no se enviaron/],
    map: 'beside',
  },
  {
    name: 'invite-dialog',
    async open(page, { projectPath }) {
      await go(page, `${projectPath}/members`);
      await page.getByRole('button', { name: /^(Invite|Invitar)$/ }).click();
    },
    sign: ['Send invite', 'Enviar invitación'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'invite-dialog-phone',
    async open(page, { projectPath }) {
      await page.goto(`${projectPath}/members`);
      await page.getByRole('button', { name: /^(Invite|Invitar)$/ }).click();
      await page.getByRole('dialog').locator('input[type=tel]').fill('612 55');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Send invite|Enviar invitación)$/ })
        .click();
    },
    sign: ['Invalid or incomplete phone number', 'Número de teléfono no válido o incompleto'],
    map: 'beside',
  },
  {
    name: 'project-settings',
    path: ({ projectPath }) => `${projectPath}/settings`,
    sign: ['Shown in this project', 'Se muestra en este proyecto'],
    map: 'beside',
  },
  {
    name: 'move-dialog',
    async open(page) {
      await openProjectMenu(page);
      await page.getByRole('menuitem', { name: /^(Move to…|Mover a…)$/ }).click();
    },
    sign: [/^Everything inside moves along/, /^Todo lo que contiene se mueve también/],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'project-menu',
    open: openProjectMenu,
    sign: ['Move to…', 'Mover a…'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'person-menu',
    async open(page) {
      await go(page, '/user');
      await page.getByRole('button', { name: /^(Your menu|Tu menú)/ }).click();
    },
    sign: ['Log out', 'Cerrar sesión'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'organization-menu',
    async open(page, { organizationId }) {
      await go(page, `/organizations/${organizationId}/settings`);
      await page.getByRole('button', { name: /^(Organization|Organización):/ }).click();
    },
    sign: ['Switch organization', 'Cambiar de organización'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'project-trash',
    async open(page, { organizationId }) {
      await go(page, `/organizations/${organizationId}/projects`);
      await page.getByText(/^(Recently deleted|Eliminados recientemente) /).click();
      await page.getByText('Old survey').scrollIntoViewIfNeeded();
    },
    sign: ['Old survey', 'Old survey'],
    map: 'beside',
    endsWithPage: true,
  },
  {
    name: 'project-table',
    path: ({ projectPath }) => `${projectPath}/table`,
    sign: ['Columns', 'Columnas'],
    map: 'beside',
  },
  {
    name: 'keys-sheet',
    async open(page) {
      await go(page, '/user');
      await page.getByRole('button', { name: /^(Your menu|Tu menú)/ }).click();
      await page.getByRole('menuitem', { name: /^(Keyboard shortcuts|Atajos de teclado)$/ }).click();
    },
    sign: ['Next or previous row', 'Fila siguiente o anterior'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'feature-trash',
    path: ({ projectPath }) => `${projectPath}/trash`,
    sign: ['Torn gillnet', 'Torn gillnet'],
    map: 'beside',
  },
  {
    name: 'overview',
    path: () => '/auth/overview',
    sign: ['Administrator', 'Administrador'],
    map: 'absent',
  },
  {
    name: 'organization-member-dialog',
    async open(page, { organizationId }) {
      await go(page, `/organizations/${organizationId}/members`);
      await press(page, /^(Edit|Editar a) Jorge Ruiz$/);
    },
    sign: ['Satellite imagery', 'Imágenes de satélite'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'project-member-add',
    async open(page, { projectPath }) {
      await go(page, `${projectPath}/members`);
      await press(page, /^(Add member|Añadir miembro)$/);
    },
    sign: ['Person or e-mail', 'Persona o correo'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'project-member-edit',
    async open(page, { projectPath }) {
      await go(page, `${projectPath}/members`);
      await press(page, /^(Edit|Editar a) Jorge Ruiz$/);
    },
    sign: ['May manage members', 'Puede gestionar miembros'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'tag-dialog',
    async open(page, { projectPath }) {
      await go(page, `${projectPath}/settings`);
      await press(page, /^(Add tag|Añadir etiqueta)$/);
    },
    sign: ['Put on', 'Se pone en'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'confirm-dialog',
    async open(page, { projectPath }) {
      await go(page, `${projectPath}/edit`);
      await press(page, /^(Delete…|Eliminar…)$/);
    },
    sign: ['Delete Baja coast watch?', '¿Eliminar Baja coast watch?'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'api-key-once',
    async open(page, { organizationId }) {
      await page.goto(`/organizations/${organizationId}/settings`);
      await press(page, /^(Add API key|Añadir clave de API)$/);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^(Name|Nombre)$/ }).fill('Buoy feed');
      await press(page, /^(Create key|Crear clave)$/);
    },
    sign: ['Copy the key now: it is not shown again.', 'Copia la clave ahora: no se vuelve a mostrar.'],
    map: 'beside',
  },
  {
    name: 'search',
    async open(page, { projectPath }) {
      await go(page, `${projectPath}/home`);
      await page.getByRole('button', { name: /^(Search|Buscar) / }).click();
      await page.getByRole('combobox').fill('kelp');
    },
    sign: [/\d+ results/, /\d+ resultados/],
    map: 'beside',
    closesByEscape: true,
  },
];

/** Additional screens of a super user. */
export const SUPER_USER_SCREENS: readonly Screen[] = [
  {
    name: 'admin',
    path: () => '/admin',
    sign: ['Open the organizations', 'Abrir las organizaciones'],
    map: 'beside',
  },
  {
    name: 'admin-organizations',
    path: () => '/admin/organizations',
    sign: [/^ID \d+$/, /^ID \d+$/],
    map: 'beside',
  },
  {
    name: 'admin-limits',
    open: (page) => chooseForOrganization(page, /^(Change limits|Cambiar límites)…$/),
    sign: [/^Limits of /, /^Límites de /],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'admin-root-project',
    open: (page) => chooseForOrganization(page, /^(Add root project|Añadir proyecto raíz)…$/),
    sign: [/^New root project in /, /^Nuevo proyecto raíz en /],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'admin-users',
    path: () => '/admin/users',
    sign: [/^\d+ open sessions?$/, /^\d+ sesi(ón|ones) abiertas?$/],
    map: 'beside',
  },
  {
    name: 'admin-health',
    path: () => '/admin/health',
    sign: ['No third party has failed since the start.', 'Ningún tercero ha fallado desde el arranque.'],
    map: 'beside',
  },
  {
    name: 'admin-backups',
    path: () => '/admin/backups',
    sign: [
      /^Backups are off$|^No backups yet$/,
      /^Las copias de seguridad están desactivadas$|^Aún no hay copias$/,
    ],
    map: 'beside',
  },
  {
    name: 'admin-jobs',
    path: () => '/admin/jobs',
    sign: ['Nothing waits, runs or has failed.', 'Nada espera, se ejecuta ni ha fallado.'],
    map: 'beside',
  },
  {
    name: 'admin-audit',
    path: () => '/admin/audit',
    sign: [/created the organization/, /creó la organización/],
    map: 'beside',
  },
];
