import { formatNumber } from '@/lib/i18n/number';

/** One part of what the benchmark says. */
export type Section = {
  title: string;
  about: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A section as Markdown that also reads well in a terminal. */
export function sectionText({ title, about, columns, rows }: Section): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [`## ${title}`, '', about, '', line(columns), rule, ...rows.map(line), ''].join('\n');
}

/** Of an even number of values the higher middle one. @throws when there are none */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

export const kib = (bytes: number) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);
export const whole = (value: number) => formatNumber(Math.round(value), 'en');
export const times = (value: number, base: number) => `${(value / base).toFixed(2)}×`;

/** What Chromium is started with; it believes any certificate, and asks nobody for anything. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
