/** Windows that show more than the first sections of a page; the full stylesheet applies to them from the beginning. */
export const tallWindow = '(min-height: 60rem)';

const closedPopover = /<(\w+)(?=[^>]* popover=)[^>]*>.*?<\/\1>/gs;
/** Those that only phones fold (unfold.css) stand open elsewhere. */
const closedDetails = /(<details(?![^>]*(?:\sopen|"unfold"))[^>]*>.*?<\/summary>).*?<\/details>/gs;
/** How many sections a lower window can show: two, or one that `Section` calls tall. A low one does not count. */
const nearSections = 2;
const takesRoom = /[" ](?:sign|py-section|exhibit)[" ]/;
/** How the last board of a page is painted, which is far down on each: 0.2 KB. */
const lastBoard = /\b(?:ending(?:-[a-z-]+)?|billboard|scene-[a-z-]+)\b/g;
const sectionEdge = /<(\/?)section(?=[\s>])[^>]*>/g;

/** A page without the contents of sections below the first screen and of the footer. Their tags stay. */
function withoutFarParts(html: string): string {
  const main = html.indexOf('<main');
  const footer = html.indexOf('<footer');
  if (main < 0 || footer < main) return html;
  const farTags: string[] = [];
  let far = footer;
  let depth = 0;
  let shown = 0;
  for (const { 0: edge, 1: slash, index } of html.slice(main, footer).matchAll(sectionEdge)) {
    depth += slash ? -1 : 1;
    if (slash || depth > 1) continue;
    if (shown >= nearSections) {
      if (farTags.length === 0) far = main + index;
      farTags.push(edge.replace(lastBoard, ''));
    }
    if (/[" ]low[" ]/.test(edge)) continue;
    shown += /[" ]tall[" ]/.test(edge) ? nearSections : Number(takesRoom.test(edge));
  }
  // The footer of a short page is on its first screen.
  if (shown < nearSections) return html;
  const footerTag = /<footer[^>]*>/.exec(html.slice(footer))?.[0] ?? '';
  return [html.slice(0, far), ...farTags, footerTag, html.slice(html.indexOf('</footer>'))].join('');
}

/** The HTML that may be visible before any interaction, except in a `tallWindow`. */
export function firstScreen(html: string): string {
  return withoutFarParts(html).replace(closedDetails, '$1').replace(closedPopover, '');
}
