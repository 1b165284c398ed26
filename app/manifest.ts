import type { MetadataRoute } from 'next';
import { company } from '@/lib/company/company';
import { siteIcons } from '@/lib/site/icons';
import { boardByDay } from './viewport';

/** What a phone needs to keep the site among its apps. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: boardByDay,
    theme_color: boardByDay,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: siteIcons.small, sizes: '192x192', type: 'image/png' },
      { src: siteIcons.large, sizes: '512x512', type: 'image/png' },
      { src: siteIcons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
