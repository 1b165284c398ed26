'use client';

/**
 * Stays empty: the middleware answers unknown pages and `global-not-found` missing files. Without this file Next
 * writes a notice of its own, with its styles, into every page (docs/decisions/0014).
 */
export default function NotFound() {
  return null;
}
