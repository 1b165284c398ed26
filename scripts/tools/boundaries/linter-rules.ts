/** The project as its imports see it; all paths are those inside `lib`. */
export type Boundaries = {
  /** The folders and files of `lib`, lowest first: each imports what stands below it, and nothing that stands above. */
  rooms: readonly string[];
  /** Parts of one room that do not import each other. */
  siblings: readonly string[];
  /** The one room that imports adapters, and contracts of rooms above it: it chooses between the adapters. */
  chooser: string;
  /** What outside systems keep to; the adapters of each lie in `adapters` beside it. */
  contracts: readonly string[];
  /** The packages of outside systems, which adapters alone import. */
  sdks: readonly string[];
};

/** Where the adapters of a contract lie. */
export const adaptersOf = (contract: string) => contract.replace(/[^/]*$/, 'adapters');

type Pattern = { group: string[]; message: string };

const isFile = (place: string) => place.endsWith('.ts');

const oneOf = (names: readonly string[]) => (names.length === 1 ? names[0] : `{${names.join(',')}}`);

/** Modules of `lib` in every way to write them: by the alias, and by a relative path from any depth. */
function inLib(names: readonly string[], place: string): string[] {
  const folders = names.filter((name) => !isFile(name));
  const files = names.filter(isFile).map((name) => name.slice(0, -3));
  const modules = [
    ...(folders.length > 0 ? [`${oneOf(folders)}/**`] : []),
    ...(files.length > 0 ? [oneOf(files)] : []),
  ];
  const starts = ['@/lib', '**/../**', ...(isFile(place) ? ['.'] : [])];
  return starts.flatMap((start) => modules.map((module) => `${start}/${module}`));
}

function noFolder(folder: 'app' | 'components'): Pattern {
  return {
    group: [`**/${folder}/**`],
    message: 'Imports go app → components → lib, never back.',
  };
}

const noAdapters: Pattern = {
  group: ['**/adapters/**'],
  message: 'Adapters are chosen in lib/outside.ts; import the contract instead.',
};

const nothingAboveLib = [noFolder('app'), noFolder('components')];

function noSdks({ sdks }: Boundaries): Pattern {
  return {
    group: [
      ...new Set(
        sdks.flatMap((sdk) => (sdk.startsWith('@') ? [`${sdk.split('/')[0]}/**`] : [sdk, `${sdk}/**`])),
      ),
    ],
    message: 'SDKs are used inside adapters/ only (docs/decisions/0001).',
  };
}

/** The rooms above the one that a place of `lib` is in, and the siblings of the part that it is in, as they call each other. */
function outOfReach(place: string, { rooms, siblings }: Boundaries): string[] {
  const [room = ''] = place.split('/');
  const isOwn = (sibling: string) => `${place}/`.startsWith(`${sibling}/`);
  const apart = siblings.some(isOwn) ? siblings.filter((sibling) => !isOwn(sibling)) : [];
  const called = apart.flatMap((sibling) => [sibling, sibling.slice(sibling.indexOf('/') + 1)]);
  return [...rooms.slice(rooms.indexOf(room) + 1), ...called];
}

function noRooms(place: string, boundaries: Boundaries): Pattern[] {
  const names = outOfReach(place, boundaries);
  if (names.length === 0) return [];
  const chosen = boundaries.contracts.flatMap((contract) => [
    `!@/lib/${contract}`,
    `!@/lib/${adaptersOf(contract)}/**`,
  ]);
  return [
    {
      group: [...inLib(names, place), ...(place === boundaries.chooser ? chosen : [])],
      message: `lib/${place} imports only what stands below it in scripts/tools/boundaries/rooms.ts, and no sibling.`,
    },
  ];
}

function restrict(includes: string[], patterns: Pattern[]) {
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

/**
 * The linter's rules for all imports of the project, as overrides of `biome.json`. Biome does not merge the patterns
 * of overrides: of those that fit a file, the last one counts, so each says all that it forbids.
 */
export function makeRules(boundaries: Boundaries) {
  const sdks = noSdks(boundaries);
  return [
    restrict(['app/**', '*.ts'], [noAdapters, sdks]),
    restrict(['components/**'], [noAdapters, sdks, noFolder('app')]),
    restrict(['lib/**'], [noAdapters, sdks, ...nothingAboveLib]),
    ...[...boundaries.rooms, ...boundaries.siblings].map((place) =>
      restrict(
        [isFile(place) ? `lib/${place}` : `lib/${place}/**`],
        [
          ...(place === boundaries.chooser ? [] : [noAdapters]),
          sdks,
          ...nothingAboveLib,
          ...noRooms(place, boundaries),
        ],
      ),
    ),
    ...boundaries.contracts
      .map(adaptersOf)
      .map((place) =>
        restrict([`lib/${place}/**`], [noAdapters, ...nothingAboveLib, ...noRooms(place, boundaries)]),
      ),
    restrict(['scripts/**'], [noAdapters, sdks, ...nothingAboveLib]),
    restrict(['tests/unit/**', 'tests/api/**', 'tests/e2e/**'], [noAdapters]),
  ];
}
