import { withPlainSearch } from '@/lib/domains/plain-search';
import { readSearch, searchDomains } from '@/lib/domains/search-domains';
import { handleStream } from '@/lib/http/handle-stream';

export const GET = withPlainSearch(handleStream({ door: 'domains', read: readSearch, run: searchDomains }));
