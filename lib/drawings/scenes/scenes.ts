import { networks } from './networks';
import type { Scene } from './scene';

/** Every scene, by the name of its files. */
export const scenes = { networks } as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
