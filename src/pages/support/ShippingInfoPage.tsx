import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OrderSizes } from '@/features/support/OrderSizes';
import { FREE_SHIPPING, FREIGHT_FROM, PROCESSING_TIME } from '@/features/support/publishedRates';
import { ShippingRates } from '@/features/support/ShippingRates';
import { TitledSection } from '@/features/support/TitledSection';
import { paths } from '@/lib/paths';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import classes from './ShippingInfoPage.module.css';
import page from './SupportPage.module.css';

/** /shipping-info: local stock, rates, processing, bulk shipping and tracking (S2 2.9, S2 9). The rates are fixed texts (D-40). */
export default function ShippingInfoPage() {
  return (
    <div className={page.page}>
      <PageTitle title="Shipping Info" />
      <PageHeader title="Shipping Info">
        We serve the United States and Canada, and everywhere else for bulk orders. Everything ships from stock in the
        United States or in the EU, and leaves the warehouse in <NoWrap>{PROCESSING_TIME}</NoWrap>.
      </PageHeader>

      <TitledSection title="Local stock">
        <div className={classes.stocks}>
          <div>
            <Title order={3}>USA local stock</Title>
            <p>
              Available in all US states. Delivery <NoWrap>2-5 business days</NoWrap>, no international shipping delays.
            </p>
          </div>
          <div>
            <Title order={3}>EU stock</Title>
            <p>
              Ships from within the EU: <NoWrap>standard 2-4 days</NoWrap>, <NoWrap>express 1-2 days</NoWrap>.
            </p>
          </div>
        </div>
        <p className={classes.fine}>One order ships from one region. Every product says where its stock is.</p>
      </TitledSection>

      <TitledSection title="Rates">
        <ShippingRates />
        <p className={classes.strong}>{FREE_SHIPPING}</p>
        <p className={classes.fine}>
          Rates are in the currency of the destination. Your cart shows the shipping for your own order before you pay.
        </p>
      </TitledSection>

      <TitledSection title="Processing times">
        <ol className={classes.timeline}>
          <li>
            <strong>Order placed</strong>
            <span>Confirmed by email immediately</span>
          </li>
          <li>
            <strong>Processing {PROCESSING_TIME}</strong>
            <span>Picked, packed, handed to the carrier</span>
          </li>
          <li>
            <strong>In transit</strong>
            <span>
              <NoWrap>USA standard 3-5 days,</NoWrap> <NoWrap>express 1-2 days</NoWrap>
            </span>
            <span>
              <NoWrap>EU standard 2-4 days,</NoWrap> <NoWrap>express 1-2 days</NoWrap>
            </span>
          </li>
        </ol>
      </TitledSection>

      <TitledSection title="Bulk shipping">
        <p>The larger the order, the more we do for it.</p>
        <OrderSizes />
        <div className={classes.stocks}>
          <div>
            <Title order={3}>{FREIGHT_FROM}: freight</Title>
            <p>On pallets, on a date that suits your dock.</p>
          </div>
          <div>
            <Title order={3}>International</Title>
            <p>
              Bulk orders ship to any country.{' '}
              <Anchor component={Link} to={paths.contact()}>
                Ask us for a quote
              </Anchor>{' '}
              with the destination and the quantities.
            </p>
          </div>
        </div>
      </TitledSection>

      <TitledSection title="Tracking">
        <p>Every order gets a tracking number. We send it by email when the goods leave the warehouse.</p>
        <p>
          It is also shown with the order:{' '}
          <Anchor component={Link} to={paths.orders()}>
            your orders
          </Anchor>
          .
        </p>
      </TitledSection>
    </div>
  );
}

/** Prevents a line break inside a range of days. */
function NoWrap({ children }: { children: string }) {
  return <span className={classes.noWrap}>{children}</span>;
}
