declare module 'subset-font' {
  type Options = { targetFormat: 'sfnt' | 'woff' | 'woff2' };
  /** The letters of `text` alone, out of a font in any web format. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
