import type { MosaicCadence } from '@waypost/contract';
import type { ProjectKey } from './projects.ts';
import { type DemoOrder, DONE_ORDER, FAILED_ORDER, RUNNING_ORDER } from './scenes.ts';
import type { TemplateKey } from './templates.ts';

/** A group, a satellite mosaic, a scene order, a planetary variable, an orthophoto, a radar, a filter over projects, or a folder of photographed reports of one form. */
type DemoLayer = { readonly name: string; readonly group: string | null } & (
  | { readonly kind: 'group' }
  | { readonly kind: 'mosaic'; readonly cadence: MosaicCadence }
  | { readonly kind: 'order'; readonly order: DemoOrder }
  | { readonly kind: 'variable' }
  | { readonly kind: 'orthophoto' }
  /** A station of the simulated Marine Monitor. */
  | { readonly kind: 'radar'; readonly station: number }
  | {
      readonly kind: 'collected';
      readonly projects: readonly ProjectKey[];
      readonly templates: readonly TemplateKey[];
    }
  | {
      readonly kind: 'folder';
      readonly project: ProjectKey;
      readonly template: TemplateKey;
      readonly count: number;
    }
);

/** The layers by key, groups before what is in them. Each is created at the top, so the last one comes first. */
export const LAYERS: Readonly<Record<string, DemoLayer>> = {
  radar: { name: 'Radar, La Ventana', group: null, kind: 'radar', station: 32 },
  imagery: { name: 'Imagery', group: null, kind: 'group' },
  drone: { name: 'Drone survey, La Paz inlet', group: 'imagery', kind: 'orthophoto' },
  canopy: { name: 'Canopy of El Mogote', group: 'imagery', kind: 'variable' },
  failed: { name: 'Loreto from above', group: 'imagery', kind: 'order', order: FAILED_ORDER },
  running: { name: 'Magdalena from above', group: 'imagery', kind: 'order', order: RUNNING_ORDER },
  inlet: { name: 'La Paz inlet from above', group: 'imagery', kind: 'order', order: DONE_ORDER },
  quarter: { name: 'PlanetScope, by quarter', group: 'imagery', kind: 'mosaic', cadence: 'quarterly' },
  month: { name: 'PlanetScope, newest month', group: 'imagery', kind: 'mosaic', cadence: 'monthly' },
  habitat: { name: 'Habitat', group: null, kind: 'group' },
  lagoons: {
    name: 'Mangrove plots, both lagoons',
    group: 'habitat',
    kind: 'collected',
    projects: ['mangrove', 'magdalena', 'laPaz'],
    templates: ['plot'],
  },
  patrol: { name: 'Patrol', group: null, kind: 'group' },
  evidence: {
    name: 'Evidence for the port',
    group: 'patrol',
    kind: 'folder',
    project: 'gear',
    template: 'gillnet',
    count: 24,
  },
  gear: {
    name: 'Illegal gear, all projects',
    group: 'patrol',
    kind: 'collected',
    projects: ['watch', 'gear', 'night'],
    templates: ['gillnet', 'vessel'],
  },
};
