import type { Page } from 'playwright-core';
import type { Screen, ScreenPlaces } from './screens.ts';

/** Answers a call as the server does, with some fields replaced. */
async function change(page: Page, path: string, values: object): Promise<void> {
  await page.route(`**/api/3${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...values } });
  });
}

/** Rejects a page's request as the server does. */
const refuse = (page: Page, path: string, status: number, code: string) =>
  page.route(`**/api/3${path}`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: { code } }),
  );

const openInvite = (page: Page, { inviteCode }: ScreenPlaces) => page.goto(`/invite/${inviteCode}`);
const join = (page: Page) => page.getByRole('button', { name: /^(Join now|Unirme ahora)$/ }).click();

const WAITING = {
  uuid: '0197a000-0000-7000-8000-000000000001',
  organization_id: 1,
  organization_name: 'Asociación de pescadores ribereños de la bahía de La Paz',
  project_id: 1,
  project_name: 'Arrecifes y praderas marinas al norte de la isla',
  role_name: 'project_editor',
  inviter_id: 1,
  inviter_name: 'Lucía Chen',
  is_email: true,
  is_phone: false,
  app_only: false,
  created_at: '2026-01-05T12:00:00.000Z',
  expires_at: '2036-01-05T12:00:00.000Z',
};

/** Screens of invites and mail links without a session. */
export const INVITE_SCREENS: readonly Screen[] = [
  {
    name: 'invite',
    open: openInvite,
    sign: [/invited you to join/, /te ha invitado a unirte/],
    map: 'absent',
  },
  {
    name: 'invite-missing',
    path: () => '/invite/nothing-of-this-name',
    sign: ['Invite expired or not exists', 'La invitación ha caducado o no existe'],
    map: 'absent',
    expectedComplaint: /404/,
  },
  {
    name: 'invite-phone',
    async open(page, places) {
      await change(page, '/invite/*', { is_email: false, is_phone: true, sent_to: '+52•••89' });
      await openInvite(page, places);
    },
    sign: [/^Send code$/, /^Enviar código$/],
    map: 'absent',
  },
  {
    name: 'invite-app',
    async open(page, places) {
      const app_store_url = 'https://apps.example.com/app';
      const play_store_url = 'https://play.example.com/app';
      await change(page, '/front-config', {
        app: { link_scheme: 'waypost', app_store_url, play_store_url },
      });
      await change(page, '/invite/*', { app_only: true });
      await openInvite(page, places);
    },
    sign: [/^This invitation can be accepted in the app only/, /^Esta invitación solo se puede aceptar/],
    map: 'absent',
  },
  {
    name: 'invite-profile',
    async open(page, places) {
      await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ json: {} }));
      await page.route('**/api/auth/token', (route) => route.fulfill({ json: { token: 'x' } }));
      await refuse(page, '/token', 404, 'member_not_found');
      await refuse(page, '/token/', 404, 'member_not_found');
      await openInvite(page, places);
      await page.locator('input[type=email]').fill('ana.diaz@example.com');
      await page.locator('input[type=password]').fill('tide tables at dawn');
      await page.locator('form button[type=submit]').click();
      await page.getByRole('button', { name: /^(Use another name|Usar otro nombre)$/ }).click();
    },
    sign: ['Complete your profile', 'Completa tu perfil'],
    map: 'absent',
    expectedComplaint: /404/,
  },
  {
    name: 'verify',
    async open(page, { inviteCode }) {
      await page.route('**/api/auth/verify-email*', (route) => route.fulfill({ json: { status: true } }));
      await page.goto(`/auth/verify?token=abc&invite=${inviteCode}`);
    },
    sign: ['Your address is verified. Thank you.', 'Tu dirección está verificada. Gracias.'],
    map: 'absent',
  },
  {
    name: 'return',
    path: () => '/auth/return?error=access_denied',
    sign: ['Back to sign-in', 'Volver al inicio de sesión'],
    map: 'absent',
  },
];

/** Screens of invites with a session. */
export const JOINING_SCREENS: readonly Screen[] = [
  {
    name: 'invites-empty',
    path: () => '/invites',
    sign: ['No invites found', 'No hay invitaciones'],
    map: 'absent',
  },
  {
    name: 'invites',
    async open(page) {
      const other = {
        ...WAITING,
        uuid: WAITING.uuid.replace(/1$/, '2'),
        project_id: null,
        project_name: null,
      };
      const json = [WAITING, { ...other, role_name: 'org_member' }];
      await page.route('**/api/3/invite', (route) => route.fulfill({ json }));
      await page.goto('/invites');
    },
    sign: ['These invitations wait for you.', 'Estas invitaciones te esperan.'],
    map: 'absent',
  },
  {
    name: 'invite-of-another',
    async open(page, places) {
      await openInvite(page, places);
      await join(page);
    },
    sign: [/^This invite is for /, /^Esta invitación es para /],
    map: 'absent',
    expectedComplaint: /403/,
  },
  {
    name: 'invite-verify-first',
    async open(page, places) {
      await refuse(page, '/invite/*', 403, 'email_not_verified');
      await page.route('**/api/auth/send-verification-email', (route) => route.fulfill({ json: {} }));
      await openInvite(page, places);
      await join(page);
    },
    sign: ['Show that the address is yours', 'Demuestra que la dirección es tuya'],
    map: 'absent',
    expectedComplaint: /403/,
  },
];
