import 'server-only';
import type { Graph } from 'schema-dts';

/** A graph as it lies in a page: a block of data, which nothing in it can end (HTML, 4.12.1.3). */
export function graphBlock(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
