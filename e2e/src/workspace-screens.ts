import type { Screen } from './screens.ts';

/** What a stranger sees of invites. */
export const INVITE_SCREENS: readonly Screen[] = [
  {
    name: 'invite',
    open: (page, { inviteCode }) => page.goto(`/invite/${inviteCode}`),
    sign: [/invited you to join/, /te ha invitado a unirte/],
    map: 'absent',
  },
  {
    name: 'invite-missing',
    open: (page) => page.goto('/invite/nothing-of-this-name'),
    sign: ['Invite expired or not exists', 'La invitación ha caducado o no existe'],
    map: 'absent',
    expectedComplaint: /404/,
  },
];

/** What the demo’s administrator sees of the organization and of the settings of a project. */
export const WORKSPACE_SCREENS: readonly Screen[] = [
  {
    name: 'organization-members',
    open: (page, { organizationId }) => page.goto(`/organizations/${organizationId}/members`),
    sign: ['Total Users', 'Usuarios en total'],
    map: 'beside',
  },
  {
    name: 'organization-settings',
    open: (page, { organizationId }) => page.goto(`/organizations/${organizationId}/settings`),
    sign: ['Organization name', 'Nombre de la organización'],
    map: 'beside',
  },
  {
    name: 'billing',
    open: (page, { organizationId }) => page.goto(`/organizations/${organizationId}/billing`),
    sign: ['Nothing was paid yet.', 'Aún no se ha pagado nada.'],
    map: 'beside',
  },
  {
    name: 'billing-plans',
    async open(page, { organizationId }) {
      await page.goto(`/organizations/${organizationId}/billing`);
      await page.getByRole('button', { name: /^(Add Plan|Añadir plan)$/ }).click();
    },
    sign: ['Current plan', 'Plan actual'],
    map: 'beside',
  },
  {
    name: 'api-key-dialog',
    async open(page, { organizationId }) {
      await page.goto(`/organizations/${organizationId}/settings`);
      await page.getByRole('button', { name: /^(Add API key|Añadir clave de API)$/ }).click();
    },
    sign: ['What will use it', 'Qué la usará'],
    map: 'beside',
  },
  {
    name: 'organization-audit',
    open: (page, { organizationId }) => page.goto(`/organizations/${organizationId}/audit`),
    sign: [/invited ana\.diaz@example\.com/, /invitó a ana\.diaz@example\.com/],
    map: 'beside',
  },
  {
    name: 'outbox',
    open: (page, { organizationId }) => page.goto(`/organizations/${organizationId}/outbox`),
    sign: [/^Messages that were not sent/, /^Mensajes que no se enviaron/],
    map: 'beside',
  },
  {
    name: 'invite-dialog',
    async open(page, { projectPath }) {
      await page.goto(`${projectPath}/members`);
      await page.getByRole('button', { name: /^(Invite|Invitar)$/ }).click();
    },
    sign: ['Send invite', 'Enviar invitación'],
    map: 'beside',
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
    open: (page, { projectPath }) => page.goto(`${projectPath}/settings`),
    sign: ['Shown in this project', 'Se muestra en este proyecto'],
    map: 'beside',
  },
  {
    name: 'search',
    async open(page, { projectPath }) {
      await page.goto(`${projectPath}/home`);
      await page.getByRole('button', { name: /^(Search|Buscar) / }).click();
      await page.getByRole('combobox').fill('kelp');
    },
    sign: [/\d+ results/, /\d+ resultados/],
    map: 'beside',
  },
];

/** What a super user sees besides. */
export const SUPER_USER_SCREENS: readonly Screen[] = [
  {
    name: 'admin',
    open: (page) => page.goto('/admin'),
    sign: ['Projects limit', 'Límite de proyectos'],
    map: 'beside',
  },
  {
    name: 'admin-audit',
    open: (page) => page.goto('/admin/audit'),
    sign: [/created the organization/, /creó la organización/],
    map: 'beside',
  },
];
