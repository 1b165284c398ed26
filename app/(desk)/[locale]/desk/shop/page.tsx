import { getLocale, getMessages } from 'next-intl/server';
import { Pictogram } from '@/components/drawings/pictogram';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { type Topic, topics } from '@/lib/changes/field';
import { addressOf, fields } from '@/lib/changes/fields';
import {
  builtValue,
  isInventedHere,
  isWaiting,
  listChanges,
  newestOf,
  type SavedChange,
} from '@/lib/changes/saved';
import { fieldWords, valueText } from '@/lib/changes/words';
import { type PictogramName, signOfPictogram } from '@/lib/drawings/pictograms';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { Row, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { staffHere } from '../staff-here';
import { StatePlate } from '../state-plate';
import { Publications } from './publications';
import { ShopHalts } from './shop-halts';

const topicSigns: Record<Topic, PictogramName> = {
  prices: 'pos',
  offer: 'live',
  hours: 'alarm',
  company: 'town',
  deposits: 'accounting',
  terms: 'cards',
  people: 'crm',
  praise: 'aeo',
  channels: 'social',
};

/** What waits for the next publication and what came of the one before, what is halted, and everything that the owner may change, by topic. */
export default async function DeskShopPage({ searchParams }: PageProps<'/[locale]/desk/shop'>) {
  await staffHere();
  const { shop: words } = await getMessages();
  const { changes } = await listChanges(null);
  const waiting = changes.filter(isWaiting);
  const noteOf = (topic: Topic) => {
    const own = fields.filter((field) => field.topic === topic);
    const changed = own.filter(({ path }) => waiting.some(({ field }) => field === path)).length;
    const invented = own.filter((field) => isInventedHere(field) && !newestOf(changes, field.path)).length;
    return dotted([
      changed > 0 && fill(words.notes.waiting, { count: changed }),
      invented > 0 && fill(words.notes.invented, { count: invented }),
    ]);
  };
  return (
    <DeskPage title={words.title} room="shop" query={await searchParams} facts={words.lead}>
      <ShopHalts />
      <div className="desk-stock">
        <Publications waiting={waiting} />
        <Part title={words.change} className="desk-shelves">
          <div className="desk-folds">
            {topics.map((topic) => (
              <Fold
                key={topic}
                title={words.topics[topic]}
                note={noteOf(topic)}
                sign={<Pictogram {...signOfPictogram(topicSigns[topic])} />}
              >
                <Rows>
                  {fields
                    .filter((field) => field.topic === topic)
                    .map((field) => (
                      <FieldRow key={field.path} path={field.path} changes={changes} />
                    ))}
                </Rows>
              </Fold>
            ))}
          </div>
        </Part>
      </div>
    </DeskPage>
  );
}

async function FieldRow({ path, changes }: { path: string; changes: readonly SavedChange[] }) {
  const field = fields.find((each) => each.path === path);
  if (!field) return null;
  const locale = await getLocale();
  const messages = await getMessages();
  const { shop: words } = messages;
  const { label } = fieldWords(path, messages);
  const newest = newestOf(changes, path);
  const said = (value: unknown) => valueText(field, value, messages, locale);
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/shop/${addressOf(path)}`)}
      title={label}
      below={dotted([
        said(builtValue(field)),
        newest && isWaiting(newest) && fill(words.saved, { value: said(newest.value) }),
      ])}
      state={isInventedHere(field) && !newest && <StatePlate state="overdue">{words.invented}</StatePlate>}
    />
  );
}
