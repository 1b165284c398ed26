import { asking } from './asking';
import { drawn } from './drawn';
import { networks } from './networks';
import { notNow } from './not-now';
import { posts } from './posts';
import { proofs } from './proofs';
import type { Scene } from './scene';

/** Every scene, by the name of its files. */
export const scenes = { asking, drawn, networks, 'not-now': notNow, posts, proofs } as const satisfies Record<
  string,
  Scene
>;

export type SceneName = keyof typeof scenes;
