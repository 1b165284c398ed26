import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { indexedPages } from '@/lib/site/indexed-pages';
import { letterFiles, mailPictures, previewFolder } from '@/lib/site/painted-pictures';
import { previewOf } from '@/lib/site/preview';
import { letterer } from './letterer';
import { mailPainters } from './mail-pictures';
import { previewPicture } from './picture';

/**
 * Paints the picture of every page and language, and those of mails, into a build, beside the letters that mails ask for; what was painted
 * before is taken from the build's cache.
 * @param distDir the folder of the build
 * @returns the addresses and files of the pictures and letters
 */
export async function paintPreviews(distDir: string): Promise<{ pathname: string; filePath: string }[]> {
  const cache = join(distDir, 'cache', 'previews');
  await mkdir(cache, { recursive: true });
  await mkdir(join(distDir, previewFolder.replace('/_next/', '')), { recursive: true });
  const display = await letterer();
  const limit = pLimit(availableParallelism());
  const placeOf = (pathname: string) => join(distDir, pathname.replace('/_next/', ''));
  const write = async (pathname: string, svg: string) => {
    const filePath = placeOf(pathname);
    await writeFile(filePath, await painted(svg, cache));
    return { pathname, filePath };
  };
  const pages = limit.map(
    indexedPages.flatMap((name) => locales.map((locale) => ({ name, locale }))),
    async ({ name, locale }) => {
      const preview = await previewOf(locale, name);
      return write(preview.path, previewPicture({ name, locale, preview, display }));
    },
  );
  const letters = Object.values(letterFiles)
    .flat()
    .map(async ({ path, file }) => {
      const filePath = placeOf(path);
      await copyFile(join('app/fonts', file), filePath);
      return { pathname: path, filePath };
    });
  return Promise.all([
    ...mailPainters(display).flatMap(({ name, paint }) => [
      write(mailPictures[name].path, paint('day')),
      write(mailPictures[name].night, paint('night')),
    ]),
    ...letters,
    ...(await pages),
  ]);
}

async function painted(svg: string, cache: string): Promise<Buffer> {
  const kept = join(cache, `${createHash('sha256').update(svg).digest('base64url')}.png`);
  try {
    return await readFile(kept);
  } catch {
    // Flat paint: a palette loses nothing, and a messenger gets a picture of few kilobytes.
    const picture = await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 64, dither: 0, effort: 7 })
      .toBuffer();
    await writeFile(kept, picture);
    return picture;
  }
}
