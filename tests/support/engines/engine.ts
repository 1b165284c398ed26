/** A tab of a browser, by what the WebDriver standards have in common (Classic and BiDi). */
export type Tab = {
  /** Opens an address; resolves once the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments; these and its value go as JSON. */
  run: <Args extends unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  /** Presses keys and the pointer, as the standards' lists of actions say. */
  act: (sources: readonly object[]) => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** The page as a PDF file. */
  print: () => Promise<Buffer>;
  /** What is seen of the page, as a PNG file. */
  photograph: () => Promise<Buffer>;
  resize: (width: number, height: number) => Promise<void>;
};

/** A visitor's browser, with storage of its own. */
export type Visit = {
  newTab: () => Promise<Tab>;
  /** Errors and warnings that the browser wrote on its console, and what a content policy refused. */
  problems: () => string[];
  end: () => Promise<void>;
};

/** An engine that runs on this machine. */
export type Engine = { visit: () => Promise<Visit>; close: () => Promise<void> };

/** The text of a script that calls `work` with arguments in JSON, and answers in JSON. */
export function scriptOf(work: (...args: never[]) => unknown): string {
  return `async (text) => JSON.stringify({ value: await (${work})(...JSON.parse(text)) })`;
}

/** What {@link scriptOf} answered. */
export function answerOf<Value>(text: unknown): Value {
  return JSON.parse(String(text)).value;
}
