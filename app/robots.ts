import type { MetadataRoute } from 'next';
import { env } from '@/lib/env/env';

/** Everything may be fetched: a page that must stay out of the index says so itself, and can only if it is read. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = env();
  return { rules: { userAgent: '*', disallow: '/api/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
