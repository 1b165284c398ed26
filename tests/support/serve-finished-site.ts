import type { TestProject } from 'vitest/node';
import { openSite } from './running-site';

/** Starts the built site that all tests of a run read. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { site, close } = await openSite({});
  project.provide('siteUrl', site.url);
  return close;
}
