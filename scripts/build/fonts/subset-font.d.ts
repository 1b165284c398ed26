declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    /** Leaves out what tells old screens how to round the outlines: half of a file. */
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  };
  /** The letters of `text` alone, out of a font in any web format. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
