// How long what is kept of people is kept, each once: what deletes or ends it reads it here or is compared with it by a test, and the privacy
// notice names it (`{pageKeyDays}`). The ending of a name is its unit.

/** Inquiries, rows of the outbox, and the customers of quotations that became no order. */
export const recordYears = 1;

/** Orders, slips, receipts and certificates, after the end of the accounting year. */
export const bookYears = 5;

/** What a mail said, after it was sent. */
export const mailTextDays = 30;

/** Files of an order, after anything last happened to it; and how long before that its customer is told. */
export const fileDays = 90;
export const fileWarningDays = 14;

/** A picture that belongs to no order, and a file that was removed or broke off: how old it must be before it may be deleted. */
export const strayPictureHours = 24;

/** Keys to the pages of orders and quotations, in the database and as cookies. */
export const pageKeyDays = 180;

/** The key by which an address confirms that it asks to be erased. */
export const erasureKeyDays = 30;

/** A sign-in, after it was last used, in a browser that is to remember it and in any other. */
export const sessionDays = 30;
export const briefSessionHours = 12;

/** That somebody has signed in with a browser, and that a browser has asked for a link. */
export const knownBrowserDays = 90;
export const askingBrowserHours = 1;

/** Links and codes to sign in with, the link of a warning that many were asked for, and their traces. */
export const signInMinutes = 15;
export const warningLinkDays = 1;
export const signInTraceDays = 1;

/** Hashes of addresses that are counted. */
export const countDays = 1;

/** Orders that a browser remembers. */
export const keptOrderDays = 30;

/** Counts of visits, day by day. */
export const visitYears = 3;

/** What a registry said of a domain. */
export const domainAnswerMinutes = 10;
