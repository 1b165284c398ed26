import { getLocale, getMessages } from 'next-intl/server';
import { Pictogram } from '@/components/drawings/pictogram';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { signOfPictogram } from '@/lib/drawings/pictograms';
import { localePath } from '@/lib/i18n/locales';
import { repairsAtDesk } from '@/lib/repairs/desk-repairs';
import { livePaths } from '@/lib/site/live-pages';
import { Row, Rows } from '../../desk-list';
import { StatePlate } from '../../state-plate';

/** The devices in the shop. */
export async function RepairsPart() {
  const locale = await getLocale();
  const { desk: words } = (await getMessages()).repairs;
  const path = localePath(locale, `${livePaths.desk}/visits/repairs`);
  const repairs = await repairsAtDesk();
  return (
    <Part title={words.title} className={repairs.length === 0 ? 'desk-slim' : 'grid gap-4'}>
      {repairs.length === 0 && <p>{words.none}</p>}
      <Rows look="pairs">
        {repairs.map(({ number, name, device, state, amount }) => (
          <Row
            key={number}
            href={`${path}/${number}`}
            sign={<Pictogram {...signOfPictogram('repair')} />}
            title={number}
            name={name}
            below={device}
            amount={amount > 0 ? formatMoney(amount, locale, 'always') : ''}
            state={<StatePlate state={state}>{words.states[state]}</StatePlate>}
          />
        ))}
      </Rows>
    </Part>
  );
}
