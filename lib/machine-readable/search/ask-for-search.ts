/** The event by which a page asks for its search. */
export const searchAsked = 'search-asked';

/** Where the search leads whom it cannot serve: the list of all pages, in the footer. */
export const allPages = '#pages';
