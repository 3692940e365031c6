interface DemoProject {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly parent: string | null;
}

/** The projects, parents before children. */
export const PROJECTS = [
  {
    key: 'watch',
    name: 'Baja coast watch',
    description: 'What crews, divers and neighbours see along both coasts of Baja California Sur.',
    parent: null,
  },
  {
    key: 'kelp',
    name: 'Kelp beds',
    description: 'Outlines of the surface canopy on the Pacific side, drawn from the boat each season.',
    parent: 'watch',
  },
  {
    key: 'gear',
    name: 'Illegal gear patrol',
    description: 'Nets and traps found, and where the patrols went.',
    parent: 'watch',
  },
  {
    key: 'night',
    name: 'Night patrols',
    description: 'Boats without lights, and the rounds made after dark.',
    parent: 'gear',
  },
  {
    key: 'markers',
    name: 'Boundary markers',
    description:
      'No-take zones with their buoys: where they are, what they need, and who passes by just now.',
    parent: 'watch',
  },
  {
    key: 'mangrove',
    name: 'Mangrove restoration',
    description: 'Plots planted and stands watched in the lagoons, with the school nurseries.',
    parent: null,
  },
  {
    key: 'magdalena',
    name: 'Magdalena Bay lagoons',
    description: 'From Puerto San Carlos north to Boca de Soledad, and Bahía Almejas.',
    parent: 'mangrove',
  },
  {
    key: 'laPaz',
    name: 'La Paz inlet',
    description: 'El Mogote, Enfermería, Pichilingue and Balandra.',
    parent: 'mangrove',
  },
  {
    key: 'nests',
    name: 'Sea turtle nests',
    description: 'Nests found on the morning walks, moved to the hatchery where the tide would reach them.',
    parent: null,
  },
  {
    key: 'training',
    name: 'Training ground',
    description: 'Try things here: nothing in this project is real.',
    parent: null,
  },
] as const satisfies readonly DemoProject[];

export type ProjectKey = (typeof PROJECTS)[number]['key'];

/** The name of a project; that of the nests ends with the season. */
export function toProjectName(project: DemoProject, season: number): string {
  return project.key === 'nests' ? `${project.name} ${season}` : project.name;
}
