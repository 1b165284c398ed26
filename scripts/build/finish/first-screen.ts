/** A window from this height on shows more than the first sections of a page, so the whole sheet applies to it from the beginning. */
export const tallWindow = '(min-height: 60rem)';

const closedPopover = /<(\w+)(?=[^>]* popover=)[^>]*>.*?<\/\1>/gs;
const closedDetails = /(<details(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs;
/** As many sections as a window lower than that can show: two, or one that `Section` calls tall; a few lines with no room of their own do not count. */
const nearSections = 2;
const takesRoom = /[" ](?:sign|py-section|exhibit)[" ]/;
const sectionEdge = /<(\/?)section(?=[\s>])[^>]*>/g;

/** A page without what comes from its first far section on, and what is in its footer; the tags of its sections and of the footer stay. */
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
      farTags.push(edge);
    }
    shown += /[" ]tall[" ]/.test(edge) ? nearSections : Number(takesRoom.test(edge));
  }
  // The footer of a short page is on its first screen.
  if (shown < nearSections) return html;
  const footerTag = /<footer[^>]*>/.exec(html.slice(footer))?.[0] ?? '';
  return [html.slice(0, far), ...farTags, footerTag, html.slice(html.indexOf('</footer>'))].join('');
}

/** What of a page may show in a window of less than 60rem (`tallWindow`) before anybody has touched it. */
export function firstScreen(html: string): string {
  return withoutFarParts(html).replace(closedDetails, '$1').replace(closedPopover, '');
}
