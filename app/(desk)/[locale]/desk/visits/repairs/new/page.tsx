import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Part } from '@/components/ui/heading';
import { prefilledFrom } from '@/lib/desk/prefilled';
import { newOrderKey } from '@/lib/orders/order-key';
import { repairItems } from '@/lib/repairs/desk-repairs';
import { Choice, LanguageChoice } from '../../../choice';
import { DeskPage } from '../../../desk-page';
import { staffHere } from '../../../staff-here';

/** Takes a device into the shop: from nothing, from an inquiry (`?inquiry=`), or for the customer of an order or a quotation (`?order=`, `?quote=`). */
export default async function NewRepairPage({
  searchParams,
}: PageProps<'/[locale]/desk/visits/repairs/new'>) {
  await staffHere();
  const locale = await getLocale();
  const { repairs, checkout, catalog, forms, desk } = await getMessages();
  const { desk: words } = repairs;
  const { customerLocale = locale, fields } = await prefilledFrom(await searchParams);
  const { optional } = forms.kit;
  return (
    <DeskPage title={words.new} of="visits">
      <p>{words.newLead}</p>
      <PostForm action="/api/desk/repairs" className="desk-columns">
        <div className="desk-form">
          <input type="hidden" name="key" value={newOrderKey().key} />
          <input type="hidden" name="inquiry" value={fields.inquiry ?? ''} />
          <div className="desk-fields">
            <Choice name="item" label={words.kind}>
              {repairItems.map((id) => (
                <option key={id} value={id}>
                  {catalog.items[id].name}
                </option>
              ))}
            </Choice>
            <PlainField name="device" label={words.what} type="multiline" />
          </div>
          <Part title={desk.order.customer}>
            <div className="desk-two">
              <PlainField name="name" label={checkout.details.name} defaultValue={fields.name} />
              <PlainField
                name="phone"
                label={checkout.details.phone}
                hint={optional}
                defaultValue={fields.phone}
              />
              <PlainField
                name="email"
                label={checkout.details.email}
                hint={optional}
                defaultValue={fields.email}
              />
              <LanguageChoice label={desk.quotes.new.locale} value={customerLocale} />
            </div>
          </Part>
        </div>
        <div className="desk-last">
          <div className="desk-send">
            <p className="desk-tag" aria-hidden="true">
              {'R-····'}
            </p>
            <PostButton label={words.submit} look="primary" />
          </div>
        </div>
      </PostForm>
    </DeskPage>
  );
}
