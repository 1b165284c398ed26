import { company } from './company';

/** Asks a map service for the way to the agency; opened by a click only. */
export const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(company.address)}`;

/** Finds an address on a map; opened by a click only. */
export function mapSearchUrl(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}

/** A map of the agency for a frame: the page behind `mapUrl` refuses to be framed. Loaded by a click only. */
export const mapFrameUrl = `https://www.google.com/maps?output=embed&q=${encodeURIComponent(company.address)}`;

/** Opens a chat with the agency; LINE's own scheme works on phones only. */
export const lineUrl = `https://line.me/R/ti/p/${encodeURIComponent(company.lineId)}`;

/**
 * As {@link lineUrl}, with words already typed where LINE allows it: for official accounts, whose ids begin with @
 * (developers.line.biz, LINE URL scheme).
 */
export function lineChatUrl(text: string): string {
  return company.lineId.startsWith('@')
    ? `https://line.me/R/oaMessage/${encodeURIComponent(company.lineId)}/?${encodeURIComponent(text)}`
    : lineUrl;
}

export const whatsAppUrl = `https://wa.me/${company.whatsApp}`;

export const phoneUrl = `tel:${company.phone.replace(/\s/g, '')}`;

export const emailUrl = `mailto:${company.email}`;
