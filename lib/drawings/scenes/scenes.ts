import { app } from './app';
import { asking } from './asking';
import { briefed } from './briefed';
import { burglar } from './burglar';
import { cameras } from './cameras';
import { catches } from './catches';
import { climb } from './climb';
import { closing } from './closing';
import { coast } from './coast';
import { counter } from './counter';
import { crops } from './crops';
import { customers } from './customers';
import { drawn } from './drawn';
import { fronts } from './fronts';
import { installed } from './installed';
import { joined } from './joined';
import { lastBus } from './last-bus';
import { launch } from './launch';
import { names } from './names';
import { networks } from './networks';
import { opening } from './opening';
import { ordering } from './ordering';
import { paid } from './paid';
import { painters } from './painters';
import { posts } from './posts';
import { proofs } from './proofs';
import { recovery } from './recovery';
import { release } from './release';
import { repairs } from './repairs';
import { riders } from './riders';
import type { Scene } from './scene';
import { seasons } from './seasons';
import { sensors } from './sensors';
import { service } from './service';
import { shared } from './shared';
import { soiCorner } from './soi-corner';
import { stage } from './stage';
import { tally } from './tally';
import { trades } from './trades';
import { tune } from './tune';
import { vault } from './vault';
import { venues } from './venues';
import { watching } from './watching';
import { ways } from './ways';

/** Every scene, by the name of its files. */
export const scenes = {
  app,
  asking,
  briefed,
  burglar,
  cameras,
  catches,
  climb,
  closing,
  coast,
  counter,
  crops,
  customers,
  drawn,
  fronts,
  installed,
  joined,
  'last-bus': lastBus,
  launch,
  names,
  networks,
  opening,
  ordering,
  paid,
  painters,
  posts,
  proofs,
  recovery,
  release,
  repairs,
  riders,
  seasons,
  sensors,
  service,
  shared,
  'soi-corner': soiCorner,
  stage,
  tally,
  trades,
  tune,
  vault,
  venues,
  watching,
  ways,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
