/** Home, one service page and one guide, in the default language and in the one with the most letters. */
export const measuredPages = ['/', '/seo', '/pattaya-guide', '/th', '/th/seo', '/th/pattaya-guide'];
