import { withoutMarks } from './phrases';

/**
 * What a screen reader calls one of several buttons with the same text: the text it shows, so that whoever speaks to the
 * device can say what they see (WCAG 2.5.3), then what it acts upon.
 */
export function accessibleName(shown: string, object: string): string {
  return `${withoutMarks(shown)}: ${object}`;
}
