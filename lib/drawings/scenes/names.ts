import { block, disc, dog, dome, envelope, person } from './pieces';
import type { Scene } from './scene';

/** What befalls the sign of a shop along one soi: painted, moved, written to, pointed at, wired, and locked; its dog has the key. */
export const names: Scene = {
  board: 'web',
  parts: [150, 150, 150, 150, 150, 150],
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
      ['red', block(74, 158, 34, 30)],
      ['night', 'M74 158q17-26 34 0', 4],
    ],
    // It moves, and stays the same sign
    [
      ['blue', block(330, 34, 150, 92, 6)],
      ['mango', disc(370, 80, 22)],
      ['pink', 'M402 64h58', 11],
      ['white', 'M402 84h40', 11],
    ],
    [
      ['red', 'M316 126h184V86h44l34 40v54H316z'],
      ['aqua', 'M512 98h26l24 28h-50z'],
      ['white', block(316, 146, 262, 10)],
      ['night', `${disc(366, 184, 24)}${disc(526, 184, 24)}`],
      ['white', `${disc(366, 184, 9)}${disc(526, 184, 9)}`],
    ],
    // Letters come to the same name
    [
      ['night', block(740, 130, 20, 58)],
      ['red', 'M668 136V86q0-40 40-40h84q40 0 40 40v50z'],
      ['night', 'M668 136V86q0-40 40-40t40 40v50z'],
      ['mango', 'M802 60V22h26v16h-18', 7],
    ],
    envelope(668, 92, 'white', 'red', 76),
    envelope(626, 30, 'mango', 'night', 50),
    envelope(620, 148, 'white', 'blue', 50),
    person(862, 206, 'blue', 'white'),
    // Old signs, all pointing at one door
    [
      ['red', 'M1068 188V84a38 38 0 0 1 76 0v104z'],
      ['white', disc(1128, 136, 6)],
      ['mango', dome(1106, 88, 26)],
    ],
    [
      ['night', block(966, 14, 14, 174)],
      ['white', 'M924 24h86l24 21-24 21h-86z'],
      ['aqua', 'M938 74h86l24 21-24 21h-86z'],
      ['pink', 'M918 124h86l24 21-24 21h-86z'],
      ['blue', 'M940 45h62M954 95h62M934 145h62', 7],
    ],
    // The pole where every line is put into its socket
    [
      ['night', block(1340, 0, 18, 188)],
      ['night', 'M1276 30h146', 10],
      ['white', `${block(1290, 12, 12, 18)}${block(1396, 12, 12, 18)}`],
    ],
    [
      ['red', 'M1206 26q90 60 198 2t96 8', 6],
      ['blue', 'M1206 52q80 60 140 20t154 4', 6],
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
    person(1252, 206, 'mango', 'white'),
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
    dog(1744, 200, 'red'),
    [
      ['mango', 'M1700 136v34M1700 156h-12M1700 168h-12', 7],
      ['mango', disc(1700, 134, 11)],
    ],
  ],
};
