/** Our own concept sites under `public/demo`, by their folders: what their address would be. Their words are `portfolio.projects`. */
export const projects = {
  hotel: { address: 'nokyanghouse.example' },
  restaurant: { address: 'taodam.example' },
  clinic: { address: 'morninglane.example' },
  'dive-shop': { address: 'slackwater.example' },
  'estate-agent': { address: 'hollis-wan.example' },
} as const;

export type ProjectName = keyof typeof projects;

export const projectNames = Object.keys(projects) as ProjectName[];

/** The three that sell to most who come here. */
export const shownProjects = ['hotel', 'restaurant', 'dive-shop'] as const satisfies readonly ProjectName[];

/** Where a project's site opens. */
export function projectUrl(name: ProjectName): string {
  return `/demo/${name}/index.html`;
}
