import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { go } from '../browser/visit.ts';
import { dropFiles } from '../files/drop-files.ts';
import { openPopupAt } from '../map/map-picture.ts';
import type { DemoPlaces } from '../people/demo.ts';
import { openProjectForm } from '../people/people.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

export interface ScreenPlaces extends DemoPlaces {
  /** An area, with its own page. */
  readonly featureCode: string;
  /** Position of a point, as [longitude, latitude]. */
  readonly point: readonly [lng: number, lat: number];
  /** Code of an invite to the main project that is not accepted yet. */
  readonly inviteCode: string;
  /** Codes of layers: of collected data, of a folder and of a group. */
  readonly layers: { readonly filter: string; readonly folder: string; readonly group: string };
}

/** How a screen is opened: by its address alone, or by more, which may stay on the page afterwards. */
type Opening =
  | {
      path(places: ScreenPlaces): string;
      readonly open?: never;
      readonly closesByEscape?: never;
      readonly endsWithPage?: never;
    }
  | {
      open(page: Page, places: ScreenPlaces): Promise<unknown>;
      readonly path?: never;
      /** What `open`, which goes as by a link, opens over a page: afterwards that is as before. */
      readonly closesByEscape?: true;
      /** What `open`, which goes as by a link, does is over once another page is shown. */
      readonly endsWithPage?: true;
    };

/** One main screen of Waypost: how to open it, and the texts that identify it in English and Spanish. */
export type Screen = Opening & {
  readonly name: string;
  /** A text that is visible once the screen is. */
  readonly sign: readonly [english: string | RegExp, spanish: string | RegExp];
  /** Whether the screen is about the map, beside it, or without it. */
  readonly map: 'subject' | 'beside' | 'absent';
  /** The visible part of the map has too few colours to distinguish a drawn map from a blank one. */
  readonly isPlain?: boolean;
  /** Expected browser errors of this screen, whose fault is provoked. */
  readonly expectedComplaint?: RegExp;
};

/** Screens without a session. */
export const STRANGER_SCREENS: readonly Screen[] = [
  {
    name: 'sign-in',
    path: () => '/auth/login',
    sign: ['Explore the demo', 'Explorar la demo'],
    map: 'absent',
  },
  {
    name: 'create-account',
    async open(page) {
      await page.goto('/auth/login');
      await page.locator('label', { hasText: /^(Create account|Crear cuenta)$/ }).click();
      await page.locator('form button[type=submit]').click();
    },
    sign: [/at least 2 characters/, /al menos 2 caracteres/],
    map: 'absent',
  },
  {
    name: 'login-phone',
    async open(page) {
      await page.goto('/auth/login');
      await page
        .getByRole('button', { name: /^(Continue with a phone number|Continuar con el teléfono)$/ })
        .click();
      await page.locator('input[type=tel]').fill('612 555');
      await page.locator('form button[type=submit]').click();
    },
    sign: ['Invalid or incomplete phone number', 'Número de teléfono no válido o incompleto'],
    map: 'absent',
  },
  {
    name: 'login-elsewhere',
    async open(page) {
      await page.route('**/api/3/front-config', async (route) => {
        const response = await route.fetch();
        const config = await response.json();
        const identity = { ...config.identity, kind: 'firebase', google: false, phone: false };
        await route.fulfill({ response, json: { ...config, evaluation: false, identity } });
      });
      await page.goto('/auth/login');
    },
    sign: ['Nobody can sign in on this page', 'En esta página no se puede entrar'],
    map: 'absent',
  },
];

/** Screens of a password reset. */
export const PASSWORD_SCREENS: readonly Screen[] = [
  {
    name: 'forgot-password',
    path: () => '/auth/forgot',
    sign: ['Send link', 'Enviar enlace'],
    map: 'absent',
  },
  {
    name: 'reset-password',
    path: () => '/auth/reset?token=abc',
    sign: ['Save password', 'Guardar contraseña'],
    map: 'absent',
  },
];

/** Screens of an account without an organization. */
export const NEWCOMER_SCREENS: readonly Screen[] = [
  {
    name: 'overview-empty',
    path: () => '/auth/overview',
    sign: ['Available organizations', 'Organizaciones disponibles'],
    map: 'absent',
  },
  {
    name: 'create-organization-1',
    async open(page) {
      await go(page, '/auth/overview');
      await page.getByRole('button', { name: /^(Create|Crear)$/ }).click();
    },
    sign: [/Step 1 of 2/, /Paso 1 de 2/],
    map: 'absent',
    closesByEscape: true,
  },
  {
    name: 'create-organization-2',
    async open(page) {
      await page.goto('/auth/overview');
      await page.getByRole('button', { name: /^(Create|Crear)$/ }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Bahía Limpia');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Next|Siguiente)$/ })
        .click();
    },
    sign: [/Step 2 of 2/, /Paso 2 de 2/],
    map: 'absent',
  },
];

const features = /^\s*1[,.]?200\s+(features|elementos)/;

/** Screens of the demo's administrator. */
export const DEMO_SCREENS: readonly Screen[] = [
  {
    name: 'unknown-path',
    // With a message that stays.
    open: (page) => page.goto('/no/such/screen'),
    sign: ['Recently active', 'Actividad reciente'],
    map: 'beside',
  },
  {
    name: 'project-home',
    path: ({ projectPath }) => `${projectPath}/home`,
    sign: [features, features],
    map: 'subject',
  },
  {
    name: 'feature-popup',
    open: (page, { projectPath, point }) => openPopupAt(page, `${projectPath}/home`, point),
    sign: ['Hide', 'Ocultar'],
    map: 'subject',
  },
  {
    name: 'feature-page',
    path: ({ projectPath, featureCode }) => `${projectPath}/features/${featureCode}`,
    sign: ['Collected data', 'Datos recopilados'],
    map: 'beside',
    isPlain: true,
  },
  {
    name: 'members',
    path: ({ projectPath }) => `${projectPath}/members`,
    sign: ['Jorge Ruiz', 'Jorge Ruiz'],
    map: 'beside',
  },
  {
    name: 'templates',
    path: ({ projectPath }) => `${projectPath}/templates`,
    sign: [/\d+ templates/, /\d+ plantillas/],
    map: 'beside',
  },
  {
    name: 'project-create',
    path: () => '/projects/create',
    sign: ['More', 'Más'],
    map: 'beside',
  },
  {
    name: 'project-create-more',
    open: (page) => openProjectForm(page, '', go),
    sign: [/^Parent project$/, /^Proyecto padre$/],
    map: 'beside',
    endsWithPage: true,
  },
  {
    name: 'project-create-place',
    async open(page) {
      await openProjectForm(page);
      await page.getByRole('combobox', { name: /^(Place|Lugar)$/ }).fill('Costa Rica');
      await page
        .getByRole('option', { name: /^Costa Rica/ })
        .first()
        .click();
      await page.getByText(/^Costa Rica: /).scrollIntoViewIfNeeded();
    },
    sign: [/^Costa Rica: /, /^Costa Rica: /],
    map: 'subject',
  },
  {
    name: 'project-edit',
    path: ({ projectPath }) => `${projectPath}/edit`,
    sign: ['Workflow', 'Flujo de trabajo'],
    map: 'beside',
  },
  {
    name: 'profile',
    path: () => '/user',
    sign: ['Time format', 'Formato de hora'],
    map: 'beside',
  },
  {
    name: 'map-settings',
    async open(page, { projectPath }) {
      await page.goto(`${projectPath}/home`);
      await page.getByRole('button', { name: /^(Map settings|Ajustes del mapa)$/ }).click();
    },
    sign: ['Base map', 'Mapa base'],
    map: 'subject',
  },
  {
    name: 'file-viewer-empty',
    path: () => '/file-viewer',
    sign: ['Drag and drop files on the map', 'Arrastra y suelta archivos en el mapa'],
    map: 'beside',
  },
  {
    name: 'file-viewer',
    async open(page) {
      await page.goto('/file-viewer');
      await dropFiles(page, [join(FIXTURES, 'patrol.kml'), join(FIXTURES, 'torn.kml')]);
    },
    sign: [/^Abandoned gillnet$/, /^Abandoned gillnet$/],
    map: 'beside',
  },
  {
    name: 'server-error',
    async open(page, { projectPath }) {
      await page.route('**/geo/features-v2/**', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', detail: 'Internal error' } }),
      );
      await page.goto(`${projectPath}/home`);
    },
    sign: ['Retry', 'Reintentar'],
    map: 'beside',
    expectedComplaint: /500/,
  },
];
