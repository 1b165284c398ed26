import { asking } from './asking';
import { burglar } from './burglar';
import { cameras } from './cameras';
import { drawn } from './drawn';
import { networks } from './networks';
import { notNow } from './not-now';
import { posts } from './posts';
import { proofs } from './proofs';
import { recovery } from './recovery';
import { repairs } from './repairs';
import type { Scene } from './scene';
import { stage } from './stage';

/** Every scene, by the name of its files. */
export const scenes = {
  asking,
  burglar,
  cameras,
  drawn,
  networks,
  'not-now': notNow,
  posts,
  proofs,
  recovery,
  repairs,
  stage,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
