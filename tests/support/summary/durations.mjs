/** The steps of a run, and the slowest files of each runner, as lines. */
export function slowestLines({ steps, runners }) {
  const lines = ['— seconds of each step', ...steps.map(({ name, seconds }) => line(seconds, name))];
  for (const [runner, files] of Object.entries(runners)) {
    const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 20);
    lines.push(`— the slowest of ${files.length} files (${runner})`);
    for (const { file, tests, seconds } of slowest) lines.push(line(seconds, `${file} (${tests})`));
  }
  return lines;
}

function line(seconds, name) {
  return `${seconds.toFixed(1).padStart(8)}  ${name}`;
}
