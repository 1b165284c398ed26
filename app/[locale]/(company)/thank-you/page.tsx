import '@/app/styles/last-stop.css';
import '@/app/styles/thanks.css';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { BoardTitle } from '@/components/sections/board-title';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { QrCode } from '@/components/ui/qr-code';
import { cartItems, itemsOfType } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';
import { lineUrl } from '@/lib/company/contact-links';
import { localePath } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { AboutMail, Thanks } from './thanks';
import { WrongAddress } from './wrong-address';

export const generateMetadata = metadataOf('thankYou');

export default async function ThankYouPage() {
  const t = await getTranslations('thank-you');
  const { catalog, forms } = await getMessages();
  const { items } = catalog;
  const locale = await getLocale();
  return (
    <section className="thanks sign sign-done">
      <div className="wrap">
        <div className="enamel">
          <BoardTitle text={t('title')} />
          <Thanks
            locale={locale}
            words={{
              reference: t('reference'),
              ordered: t('ordered'),
              sentTo: t.raw('sentTo'),
              answerTo: t.raw('answerTo'),
              received: t('received'),
              next: t('next'),
              demo: t('demo'),
              order: t('order'),
              unknownOrder: t.raw('unknownOrder'),
            }}
            cards={{
              href: localePath(locale, routes.businessCards.path),
              ids: itemsOfType('business-cards').map(({ id }) => id),
              words: forms.businessCard.afterPaying,
            }}
            names={Object.fromEntries(cartItems.map(({ id }) => [id, items[id].name]))}
          />
          <p className="arrival">{company.name}</p>
        </div>
        <div className="grid content-start gap-6">
          <div className="grid gap-4 rounded-board bg-board p-6 text-ink">
            <p className="wrap-anywhere font-semibold">{t('line', { lineId: company.lineId })}</p>
            <ExternalLink href={lineUrl} className={`${buttonClass.text} font-semibold text-link`}>
              {t('lineLink')}
            </ExternalLink>
            {/* A phone cannot scan itself. */}
            <div className="grid gap-4 lg:order-first pointer-coarse:hidden">
              <QrCode text={lineUrl} label={t('lineQr', { lineId: company.lineId })} />
              <p>{t('lineScan')}</p>
            </div>
          </div>
          <AboutMail
            spam={<Notice look="amber" text={t('spam')} />}
            inquiry={
              <WrongAddress
                words={{
                  text: t('wrongAddress.inquiry'),
                  call: t('wrongAddress.call', { phone: company.phone }),
                }}
              />
            }
            order={<p>{t('wrongAddress.order')}</p>}
          />
          <LinkButton to="home" look="board" label={t('home')} />
        </div>
      </div>
    </section>
  );
}
