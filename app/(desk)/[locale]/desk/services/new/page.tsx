import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { itemOptions } from '@/lib/desk/item-options';
import { today } from '@/lib/i18n/pattaya-time';
import { newOrderKey } from '@/lib/orders/order-key';
import { Choice, LanguageChoice } from '../../choice';
import { DeskPage } from '../../desk-page';
import { staffHere } from '../../staff-here';

/** Adds a service by hand, whoever sold it and however it was paid. */
export default async function NewServicePage() {
  await staffHere();
  const locale = await getLocale();
  const { desk, checkout, catalog, forms } = await getMessages();
  const words = desk.services.new;
  const { details } = checkout;
  const optional = forms.kit.optional;
  const field = (name: string, label: string, hint: string | undefined = optional) => (
    <PlainField name={name} label={label} {...(hint && { hint })} />
  );
  return (
    <DeskPage title={words.title} of="services">
      <PostForm action="/api/desk/services" className="desk-columns desk-begun">
        <input type="hidden" name="key" value={newOrderKey().key} />
        <fieldset className="desk-fields">
          <legend>{words.customer}</legend>
          {field('name', details.name, '')}
          {field('email', details.email)}
          {field('phone', details.phone)}
          {field('address', details.address)}
          {field('companyName', details.company.companyName)}
          {field('companyTaxId', details.company.companyTaxId)}
          {field('companyBranch', details.company.companyBranch)}
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="withholds" className="size-6 shrink-0 accent-link" />
            {words.withholds}
          </label>
          <LanguageChoice label={words.locale} value={locale} />
        </fieldset>
        <div className="desk-sheet">
          <div className="desk-form">
            <fieldset className="desk-fields">
              <legend>{words.service}</legend>
              <Choice name="item" label={words.item}>
                <option value="">{words.own}</option>
                {(await itemOptions(locale)).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Choice>
              {field('service', words.name)}
              <div className="desk-pair">
                {field('serviceEn', words.nameEn)}
                {field('serviceTh', words.nameTh)}
              </div>
              {field('domain', words.domain)}
              <div className="desk-pair">
                <Choice name="period" label={words.period}>
                  {(['month', 'year'] as const).map((value) => (
                    <option key={value} value={value}>
                      {catalog.periods[value]}
                    </option>
                  ))}
                </Choice>
                <PlainField name="price" label={words.price} inputMode="decimal" />
              </div>
              <div className="desk-pair">
                <PlainField name="since" type="date" label={words.since} defaultValue={today()} />
                <PlainField name="until" type="date" label={words.until} />
              </div>
            </fieldset>
          </div>
        </div>
        <div className="desk-last desk-till">
          <p className="text-small">{words.lead}</p>
          <div className="desk-send">
            <PostButton label={words.submit} look="primary" />
          </div>
        </div>
      </PostForm>
    </DeskPage>
  );
}
