import { passer } from './people';
import { block, disc, dog, dome, envelope } from './pieces';
import type { Scene } from './scene';

/** What befalls the sign of a shop along one soi: painted, moved, written to, pointed at, wired, and locked; its dog has the key. The last part is the
 * desk of the registry, with the papers of a Thai name. */
export const names: Scene = {
  board: 'web',
  parts: 7,
  ground: [
    ['sky', block(0, 0, 1800, 220)],
    ['mango', block(0, 0, 300, 220)],
    ['pink', block(600, 0, 300, 220)],
    ['aqua', block(1200, 0, 300, 220)],
    ['sand', block(1500, 0, 300, 220)],
    ['blue', block(900, 0, 300, 220)],
    ['pavement', block(0, 188, 1800, 32)],
  ],
  things: [
    // The painter and the new sign
    [
      ['white', block(30, 20, 196, 100, 6)],
      ['blue', block(40, 30, 176, 80)],
      ['mango', disc(84, 70, 24)],
      ['pink', 'M120 50h76', 12],
      ['white', 'M120 72h52', 12],
    ],
    [['night', 'M186 188l44-150M254 188l-12-150M196 154h52M206 120h42M216 86h30', 7]],
    [
      ['red', 'M196 130q-8-44 22-46t34 36v26h-56z'],
      ['night', disc(216, 70, 16)],
      ['red', 'M212 98l-26-16', 14],
      ['night', 'M190 86l-26-14', 6],
      ['white', block(150, 62, 18, 14)],
    ],
    [
      ['red', block(40, 158, 34, 30)],
      ['night', 'M40 158q17-26 34 0', 4],
    ],
    // It moves, and stays the same sign
    [
      ['blue', block(380, 36, 92, 90, 6)],
      ['mango', disc(406, 82, 20)],
      ['pink', 'M432 70h30', 11],
      ['white', 'M432 92h22', 11],
    ],
    [
      ['red', 'M374 126h104V84h26l24 42v56H374z'],
      ['aqua', 'M486 96h14l18 30h-32z'],
      ['white', block(374, 146, 154, 10)],
      ['night', `${disc(406, 184, 22)}${disc(496, 184, 22)}`],
      ['white', `${disc(406, 184, 8)}${disc(496, 184, 8)}`],
    ],
    [['white', 'M322 118h34M310 142h46M328 166h28', 7]],
    // Letters come to the same name
    [
      ['night', block(740, 130, 20, 58)],
      ['red', 'M684 136V86q0-40 40-40h52q40 0 40 40v50z'],
      ['night', 'M684 136V86q0-40 36-40t36 40v50z'],
      ['mango', 'M786 60V22h24v16h-16', 7],
    ],
    envelope(684, 94, 'white', 'red', 72),
    envelope(608, 30, 'mango', 'night', 50),
    envelope(606, 140, 'white', 'blue', 50),
    passer(864, 210, 'blue'),
    // Old signs, all pointing at one door
    [
      ['red', 'M1064 188V86a30 30 0 0 1 60 0v102z'],
      ['white', disc(1112, 136, 5)],
      ['mango', dome(1094, 86, 20)],
    ],
    [
      ['night', block(1002, 14, 14, 174)],
      ['white', 'M978 24h56l20 21-20 21h-56z'],
      ['aqua', 'M986 74h50l20 21-20 21h-50z'],
      ['pink', 'M976 124h58l20 21-20 21h-58z'],
      ['blue', 'M992 45h40M998 95h36M988 145h44', 7],
    ],
    // The pole where every line is put into its socket
    [
      ['night', block(1340, 0, 18, 188)],
      ['night', 'M1276 30h146', 10],
      ['white', `${block(1290, 12, 12, 18)}${block(1396, 12, 12, 18)}`],
    ],
    [
      ['red', 'M1200 26q90 60 198 2q44-32 96 8', 6],
      ['blue', 'M1200 52q80 60 140 20t154 4', 6],
      ['mango', 'M1300 84q-54 40 0 66t54-20q0-40-48-34', 7],
    ],
    [
      ['white', block(1366, 74, 74, 88, 6)],
      ['night', `${disc(1390, 100, 7)}${disc(1416, 100, 7)}${disc(1390, 136, 7)}${disc(1416, 136, 7)}`],
    ],
    [
      ['red', block(1300, 82, 40, 34, 6)],
      ['red', 'M1340 92h18M1340 106h18', 6],
    ],
    passer(1228, 210, 'mango'),
    // Locked out, and the dog sits there with the key
    [
      ['blue', block(1534, 20, 146, 168)],
      ['aqua', 'M1534 44h146M1534 68h146M1534 92h146M1534 116h146M1534 140h146M1534 164h146', 4],
    ],
    [
      ['night', 'M1582 92V74q0-26 25-26t25 26v18', 12],
      ['mango', block(1566, 90, 82, 66, 8)],
      ['night', `${disc(1607, 116, 10)}${block(1603, 118, 8, 24)}`],
    ],
    dog(1730, 200, 'red'),
    [
      ['mango', 'M1686 136v34M1686 156h-12M1686 168h-12', 7],
      ['mango', disc(1686, 134, 11)],
    ],
    // The papers of a name, and who stamps them
    passer(2050, 214, 'white', { tall: 156, arm: [-46, 96] }),
    [
      ['night', block(1990, 96, 26, 14, 4)],
      ['red', block(1984, 110, 38, 14, 3)],
    ],
    [
      ['white', 'M1840 58l112-12 16 152h-112z'],
      ['sea', 'M1840 58l112-12 2 20-112 12z'],
      ['night', 'M1858 98l76-8M1860 116l52-6M1862 134l30-4', 6],
      ['red', disc(1934, 158, 16)],
    ],
    [
      ['aqua', block(1902, 128, 104, 68, 7)],
      ['white', block(1912, 140, 32, 42)],
      ['blue', 'M1914 182q0-18 14-18t14 18z'],
      ['pink', disc(1928, 154, 8)],
      ['night', 'M1954 146h40M1954 160h28M1954 174h40', 5],
    ],
  ],
};
