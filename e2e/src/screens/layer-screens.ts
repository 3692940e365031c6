import type { Page } from 'playwright-core';
import { go } from '../browser/visit.ts';
import { clickAlong, waitToDraw } from '../map/drawing.ts';
import type { Screen, ScreenPlaces } from './screens.ts';

const layersOf = ({ organizationId }: ScreenPlaces) => `/organizations/${organizationId}/layers`;

/** Chooses from the menu of a layer. */
async function choose(page: Page, places: ScreenPlaces, layer: string, action: RegExp): Promise<void> {
  await go(page, layersOf(places));
  // Its legend on the timeline has the same title.
  await page
    .getByRole('link')
    .and(page.getByTitle(layer, { exact: true }))
    .hover();
  await page.getByRole('button', { name: new RegExp(`^(Actions for|Acciones de) ${layer}$`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The layers of the organization, and what is done with them. */
export const LAYER_SCREENS: readonly Screen[] = [
  {
    name: 'layers',
    path: (places) => layersOf(places),
    sign: ['Add Layer', 'Añadir capa'],
    map: 'subject',
  },
  {
    name: 'layers-compared',
    path: (places) => `${layersOf(places)}?compare=dark`,
    sign: ['Add Layer', 'Añadir capa'],
    map: 'subject',
  },
  {
    name: 'layer-create',
    path: (places) => `${layersOf(places)}/create`,
    sign: ['Data Source', 'Fuente de datos'],
    map: 'beside',
  },
  {
    name: 'layer-create-errors',
    async open(page, places) {
      await go(page, `${layersOf(places)}/create`);
      await page.getByRole('button', { name: /^(Create layer|Crear capa)$/ }).click();
    },
    sign: ['Name is required', 'El nombre es obligatorio'],
    map: 'beside',
    endsWithPage: true,
  },
  {
    name: 'layer-area',
    async open(page, places) {
      await page.goto(`${layersOf(places)}/create?center_lat=21&center_lng=-112&zoom=9`);
      await page.getByRole('button', { name: /^(Rectangle|Rectángulo)$/ }).click();
      await waitToDraw(page);
      await clickAlong(page, [
        [60, 300],
        [180, 400],
      ]);
    },
    sign: ['Use the outline', 'Usar el contorno'],
    map: 'subject',
    isPlain: true,
  },
  {
    name: 'layer',
    async open(page, places) {
      await go(page, `${layersOf(places)}/${places.layers.filter}`);
      // A layer opens with the tab that it was left with, as other screens leave it.
      await page.getByRole('tab', { name: /^(Data|Datos)$/ }).click();
    },
    sign: ['Download CSV', 'Descargar CSV'],
    map: 'beside',
    endsWithPage: true,
  },
  {
    name: 'layer-filter',
    async open(page, places) {
      await go(page, `${layersOf(places)}/${places.layers.filter}`);
      await page.getByRole('tab', { name: /^(Filter|Filtro)$/ }).click();
    },
    sign: ['Only public', 'Solo públicos'],
    map: 'beside',
    endsWithPage: true,
  },
  {
    name: 'layer-reports',
    async open(page, places) {
      await go(page, `${layersOf(places)}/${places.layers.filter}`);
      await page.getByRole('tab', { name: /^(AI Reports|Informes IA)$/ }).click();
    },
    sign: ['Reports History', 'Historial de informes'],
    map: 'beside',
    endsWithPage: true,
  },
  {
    name: 'layer-folder',
    path: (places) => `${layersOf(places)}/${places.layers.folder}`,
    sign: [/^Features \(/, /^Elementos \(/],
    map: 'beside',
  },
  {
    name: 'layer-group',
    path: (places) => `${layersOf(places)}/${places.layers.group}`,
    sign: ['No additional data available for this layer', 'No hay más datos para esta capa'],
    map: 'beside',
  },
  {
    name: 'layer-move',
    open: (page, places) => choose(page, places, 'Evidence for the port', /^(Move to…|Mover a…)$/),
    sign: ['Move Evidence for the port', 'Mover Evidence for the port'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'layer-delete',
    open: (page, places) => choose(page, places, 'Habitat', /^(Delete|Eliminar)$/),
    sign: ['Delete Habitat?', '¿Eliminar Habitat?'],
    map: 'beside',
    closesByEscape: true,
  },
  {
    name: 'save-to-folder',
    async open(page, { projectPath, featureCode }) {
      await go(page, `${projectPath}/features/${featureCode}`);
      await page.getByRole('button', { name: /^(Save to Folder|Guardar en carpeta)$/ }).click();
    },
    sign: [/^Folder$/, /^Carpeta$/],
    map: 'beside',
    closesByEscape: true,
  },
];
