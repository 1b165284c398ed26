import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { ContactDetails } from '@/components/sections/contact-details';
import { HeroWords } from '@/components/sections/hero-words';
import { pageMetadata } from '@/lib/site/metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('contact');
}

export default async function ContactPage() {
  const { hero, details, hours } = (await getMessages()).contact;
  return (
    <div className="py-block">
      <HeroWords title={hero.title} lead={hero.lead} />
      <div className="wrap">
        <ContactDetails words={details} hours={hours} />
      </div>
    </div>
  );
}
