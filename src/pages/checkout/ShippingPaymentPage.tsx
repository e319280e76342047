import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  PAYMENT_OPTIONS,
  SELECTION_FIGURES,
  selectionTotal,
  SHIPPING_OPTIONS,
  type PaymentOption,
  type ShippingOption,
} from '@/domain/order/paymentPages';
import { destinationText } from '@/domain/places';
import { ChoiceList } from '@/features/checkout/ChoiceList';
import { FactsCard } from '@/features/checkout/FactsCard';
import { FiguresCard } from '@/features/checkout/FiguresCard';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { useCurrentUser } from '@/features/session/currentUser';
import { useSession } from '@/features/session/SessionContext';
import { paths } from '@/lib/paths';
import { CartLoginPrompt, MissingFigures } from './CartStates';
import { CheckoutFrame } from './CheckoutFrame';
import classes from './CheckoutForm.module.css';
import { useAccountContact } from './useAccountContact';
import { useCheckoutCart } from './useCheckoutCart';

/** /shipping-payment and /payment: shipping and payment options with their prices (S2 2.3). */
export default function ShippingPaymentPage() {
  const { token } = useSession();
  return (
    <CheckoutFrame title="Shipping and payment" step={2}>
      {token === null ? <CartLoginPrompt /> : <Selection />}
    </CheckoutFrame>
  );
}

/** The choice changes the figures of this page only: the next one has its own (D-42). */
function Selection() {
  const { format } = useCurrency();
  const [shipping, setShipping] = useState<ShippingOption>(SHIPPING_OPTIONS[0]);
  const [payment, setPayment] = useState<PaymentOption>(PAYMENT_OPTIONS[0]);
  return (
    <div className={classes.layout}>
      <div className={classes.form}>
        <InformationStep />
        <ChoiceList
          title="Shipping method"
          choices={SHIPPING_OPTIONS.map(({ name, price, time }) => ({
            value: name,
            label: name,
            description: time,
            price: format(price),
          }))}
          value={shipping.name}
          onChange={(name) => setShipping(SHIPPING_OPTIONS.find((one) => one.name === name) ?? shipping)}
        />
        <ChoiceList
          title="Payment method"
          choices={PAYMENT_OPTIONS.map(({ name, fee, hint }) => ({
            value: name,
            label: name,
            description: hint,
            price: fee < 0 ? format(fee) : `Fee ${format(fee)}`,
          }))}
          value={payment.name}
          onChange={(name) => setPayment(PAYMENT_OPTIONS.find((one) => one.name === name) ?? payment)}
        />
      </div>
      <div className={classes.side}>
        <SelectionFigures shipping={shipping} payment={payment} />
      </div>
      <div className={classes.pay}>
        <Button component={Link} to={paths.paymentConfirmation()} size="lg" fullWidth>
          Continue to Payment
        </Button>
      </div>
    </div>
  );
}

function InformationStep() {
  const user = useCurrentUser().data;
  const { saved, addresses } = useAccountContact();
  const withoutSaved = addresses.isLoadingError
    ? 'Your saved addresses could not be loaded'
    : addresses.data && 'No saved address';
  return (
    <FactsCard
      title="Information"
      action={
        <Anchor component={Link} to={paths.checkout()} size="sm">
          Change
        </Anchor>
      }
      facts={[
        { label: 'Contact', value: user?.email ?? '' },
        {
          label: 'Ship to',
          value: saved ? destinationText(`${saved.firstName} ${saved.lastName}`, saved) : withoutSaved,
        },
        { label: 'Weight', value: SELECTION_FIGURES.weightText },
      ]}
    />
  );
}

function SelectionFigures({ shipping, payment }: { shipping: ShippingOption; payment: PaymentOption }) {
  const { cart, membership, level, figures, isSubtotalKnown, isTotalKnown } = useCheckoutCart('main');
  const productPrice = figures.totals.gross;
  const { membershipDiscount, total } = selectionTotal({
    productPrice,
    level,
    shipping: shipping.price,
    paymentFee: payment.fee,
  });
  return (
    <FiguresCard
      title="Order Summary"
      figures={[
        { label: 'Product price', amount: isSubtotalKnown ? productPrice : null },
        { label: 'Promotion discount', amount: -SELECTION_FIGURES.promotion, kind: 'saving' },
        { label: 'Membership discount', amount: isTotalKnown ? -membershipDiscount || 0 : null, kind: 'saving' },
        { label: 'Shipping', amount: shipping.price },
        { label: 'Payment fee', amount: payment.fee },
        { label: 'Total', amount: isTotalKnown ? total : null, kind: 'total' },
      ]}
    >
      <MissingFigures cart={cart} membership={membership} figures={figures} />
    </FiguresCard>
  );
}
