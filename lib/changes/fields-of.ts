import { channelOrder } from '@/lib/company/channels';
import { accounts, basics, company, companyInThai, decisions, office, officeIn } from '@/lib/company/company';
import { deposits } from '@/lib/company/deposits';
import { portfolioStats, testimonials } from '@/lib/company/praise';
import type { Field, Topic } from './field';
import { type Form, partOf } from './inputs';

const owned = {
  basics,
  company,
  companyInThai,
  office,
  officeInThai: officeIn('th'),
  decisions,
  deposits,
  accounts,
  channelOrder,
  portfolioStats,
  testimonials,
};

/** The fields of a topic, each by its path in the files. */
export function fieldsOf(topic: Topic, forms: Readonly<Record<string, Form>>): Field[] {
  return Object.entries(forms).map(([path, form]) => ({
    ...form,
    path,
    topic,
    value: () => path.split('.').reduce<unknown>(partOf, owned) ?? null,
  }));
}
