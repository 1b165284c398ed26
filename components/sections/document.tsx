import { useLocale, useTranslations } from 'next-intl';
import { PageTitle, PartTitle } from '@/components/ui/heading';
import { Lettering } from '@/components/ui/lettering';
import { Prose } from '@/components/ui/prose';
import { company, companyIn } from '@/lib/company/company';
import { fill } from '@/lib/i18n/fill';

type DocumentSection = {
  id: string;
  title: string;
  text?: string;
  items?: readonly { title: string; text: string }[];
};

type DocumentProps = { title: string; lead: string; version: string; sections: readonly DocumentSection[] };

/** A text to be read: its heading, and sections that can be linked to, on wide screens from an index beside them; facts about the company are filled in. */
export function Document({ title, lead, version, sections }: DocumentProps) {
  const t = useTranslations('common.nav');
  const { legalName, address } = companyIn(useLocale());
  const facts = {
    company: legalName,
    address,
    email: company.email,
  };
  return (
    <div className="ground ground-sky">
      <div className="wrap document py-section">
        <div className="document-paper">
          <header className="grid gap-4">
            <PageTitle text={title} />
            <p className="section-lead">{lead}</p>
            {version && <p className="text-ink-2">{version}</p>}
          </header>
          <nav aria-label={t('index')}>
            <ul>
              {sections.map(({ id, title: heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Lettering text={heading} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {sections.map(({ id, title: heading, text, items }) => (
            <section key={id} id={id} className="grid gap-3">
              <PartTitle text={heading} />
              {text && (
                <p>
                  <Prose text={fill(text, facts)} />
                </p>
              )}
              {items && items.length > 0 && (
                <dl className="grid gap-4">
                  {items.map((item) => (
                    <div key={item.title}>
                      <dt className="font-semibold">{item.title}</dt>
                      <dd>
                        <Prose text={fill(item.text, facts)} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
