import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { toBaht } from '@/lib/catalog/money';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import type { ShownService } from '@/lib/services/service';
import { livePaths } from '@/lib/site/live-pages';

/** What the staff may make of a service: one button each, and a day where it needs one. */
export async function ServiceForms({ service }: { service: ShownService }) {
  const { desk, forms, appointments } = await getMessages();
  const { services: words } = desk;
  const { moves, order } = service;
  const api = `/api/desk/services/${service.id}` as const;
  const buttons = (['pay', 'pause', 'resume', 'keep'] as const).filter(
    (move) => moves.includes(move) && !(move === 'pay' && order),
  );
  const dated = (move: 'move' | 'end') =>
    moves.includes(move) && (
      <Fold
        title={words.moves[move]}
        className={`border-hair border-t ${move === 'end' ? 'desk-ending' : ''}`}
      >
        <PostForm action={`${api}/moves`} className="grid gap-4 pb-4">
          <input type="hidden" name="move" value={move} />
          <PlainField
            id={`${move}-until`}
            name="until"
            type="date"
            label={move === 'end' ? words.endOn : words.moveTo}
            defaultValue={move === 'move' ? service.paid_until : ''}
            hint={move === 'end' ? forms.kit.optional : undefined}
          />
          <PostButton label={words.moves[move]} className="justify-self-start" />
        </PostForm>
      </Fold>
    );
  return (
    <>
      {(order || buttons.length > 0) && (
        <PostForm action={`${api}/moves`} className="desk-moves">
          {order && (
            <a
              href={localePath(await getLocale(), `${livePaths.desk}/orders/${order.reference}`)}
              className={`${buttonClass.primary} desk-first`}
            >
              {dotted([fill(appointments.desk.order, order), desk.states[order.status]])}
            </a>
          )}
          {buttons.map((move) => (
            <button
              key={move}
              type="submit"
              name="move"
              value={move}
              className={move === 'pay' ? `${buttonClass.primary} desk-first` : buttonClass.secondary}
            >
              {words.moves[move]}
            </button>
          ))}
        </PostForm>
      )}
      <div>
        {dated('move')}
        {moves.includes('edit') && (
          <Fold title={words.edit}>
            <PostForm action={`${api}/edit`} className="grid gap-4 pb-4">
              <PlainField
                name="price"
                label={words.new.price}
                inputMode="decimal"
                defaultValue={String(toBaht(service.price))}
              />
              <PlainField
                name="domain"
                label={words.new.domain}
                hint={forms.kit.optional}
                defaultValue={service.domain ?? ''}
              />
              <PostButton label={words.save} className="justify-self-start" />
            </PostForm>
          </Fold>
        )}
        {dated('end')}
      </div>
    </>
  );
}
