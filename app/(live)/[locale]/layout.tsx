import '../../live.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { titleTemplate } from '@/lib/site/page-title';
import { LiveShell } from '../../live-shell';
import { siteViewport } from '../../viewport';

export const dynamic = 'force-dynamic';

export const viewport = siteViewport;

export const metadata: Metadata = { title: titleTemplate, robots: { index: false, follow: false } };

export default function LiveLayout({ children }: { children: ReactNode }) {
  return (
    <LiveShell header={<SiteHeader />} footer={<SiteFooter />}>
      {children}
    </LiveShell>
  );
}
