import { clickAlong, openWater, waitToDraw } from '../map/drawing.ts';
import { openProjectForm } from '../people/people.ts';
import type { Screen } from './screens.ts';

/** Drawing before and after a shape is drawn, and editing a saved feature. */
export const DRAWING_SCREENS: readonly Screen[] = [
  {
    name: 'drawing-toolbox',
    async open(page, { projectPath }) {
      await openWater(page, projectPath);
      await page.getByRole('button', { name: /^(Create a feature|Crear un elemento)$/ }).click();
    },
    sign: ['Start drawing or search', 'Empieza a dibujar o busca'],
    map: 'subject',
    isPlain: true,
  },
  {
    name: 'drawing-area',
    async open(page, { projectPath }) {
      await openWater(page, projectPath);
      await page.keyboard.press('a');
      await waitToDraw(page);
      await clickAlong(page, [
        [30, 60],
        [180, 70],
        [160, 180],
      ]);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^(Coordinates|Coordenadas)$/ }).click();
    },
    sign: ['Outline', 'Contorno'],
    map: 'subject',
    isPlain: true,
  },
  {
    name: 'project-outline',
    async open(page) {
      await openProjectForm(page, '?center_lat=21&center_lng=-112&zoom=9');
      await page.getByRole('button', { name: /^(Draw on the map|Dibujar en el mapa)$/ }).click();
      await waitToDraw(page);
      await clickAlong(page, [
        // Below the tools, which cover the top of a small map.
        [30, 300],
        [180, 310],
        [160, 400],
      ]);
      await page.keyboard.press('Enter');
    },
    sign: ['New area', 'Área nueva'],
    map: 'subject',
    isPlain: true,
  },
  {
    name: 'feature-edit',
    path: ({ projectPath, featureCode }) => `${projectPath}/features/${featureCode}/edit`,
    sign: ['Click on the feature to edit it.', 'Haz clic en el elemento para editarlo.'],
    map: 'subject',
    isPlain: true,
  },
];
