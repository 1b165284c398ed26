import { app } from './app';
import { asking } from './asking';
import { burglar } from './burglar';
import { cameras } from './cameras';
import { catches } from './catches';
import { drawn } from './drawn';
import { joined } from './joined';
import { names } from './names';
import { networks } from './networks';
import { notNow } from './not-now';
import { posts } from './posts';
import { proofs } from './proofs';
import { recovery } from './recovery';
import { repairs } from './repairs';
import type { Scene } from './scene';
import { service } from './service';
import { stage } from './stage';
import { trades } from './trades';
import { tune } from './tune';
import { vault } from './vault';
import { watching } from './watching';
import { ways } from './ways';

/** Every scene, by the name of its files. */
export const scenes = {
  app,
  asking,
  burglar,
  cameras,
  catches,
  drawn,
  joined,
  names,
  networks,
  'not-now': notNow,
  posts,
  proofs,
  recovery,
  repairs,
  service,
  stage,
  trades,
  tune,
  vault,
  watching,
  ways,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
