import { searchAnswer } from '@/lib/domains/search-answer';
import { readSearch, searchDomains } from '@/lib/domains/search-domains';
import { route } from '@/lib/http/route';

export const GET = route({ limit: 'domains', read: readSearch, run: searchDomains, answer: searchAnswer });
