import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** What a file loads by its static imports: its own, and those of what it imports. Types load nothing. */
type Loaded = { files: Set<string>; packages: Set<string> };

export function loadedBy(file: string): Loaded {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    files.add(path);
    for (const imported of importsOf(path)) {
      if (imported.isFile) visit(imported.name);
      else packages.add(imported.name);
    }
  };
  visit(file);
  return { files, packages };
}

/** The files and packages that a file names in its own imports. */
export function importsOf(path: string): { name: string; isFile: boolean }[] {
  if (!/\.tsx?$/.test(path)) return [];
  const named = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm;
  return [...readFileSync(path, 'utf8').matchAll(named)].map(([, specifier = '']) => {
    const file = fileOf(path, specifier);
    return { name: file ?? specifier, isFile: file !== undefined };
  });
}

function fileOf(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  const file = ['', '.ts', '.tsx'].map((ending) => path + ending).find((name) => isFile(name));
  if (!file) throw new Error(`${from} imports ${specifier}, which is not there`);
  return file;
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile();
}
