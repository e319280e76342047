import { Accordion, Anchor } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import classes from './Faq.module.css';
import { FREE_SHIPPING, PROCESSING_TIME } from './publishedRates';
import { ShippingRates } from './ShippingRates';

const linkTo = (path: string, text: string) => (
  <Anchor component={Link} to={path}>
    {text}
  </Anchor>
);

const QUESTIONS: { id: string; question: string; answer: ReactNode }[] = [
  {
    id: 'shipping-cost',
    question: 'What does shipping cost?',
    answer: (
      <>
        <ShippingRates />
        <p>
          {FREE_SHIPPING}. More about stock, freight and tracking: {linkTo(paths.shippingInfo(), 'Shipping Info')}.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    question: 'How soon does an order arrive?',
    answer: (
      <p>
        We process it in {PROCESSING_TIME}. From USA local stock it is with you 2-5 business days later. You get a
        tracking number as soon as it leaves the warehouse.
      </p>
    ),
  },
  {
    id: 'who',
    question: 'Who can order?',
    answer: (
      <p>
        Trade buyers with an account; {linkTo(paths.signup(), 'opening one')} is free. Everybody may browse, search and
        compare prices without it.
      </p>
    ),
  },
  {
    id: 'minimum',
    question: 'Is there a minimum order?',
    answer: (
      <p>
        No. You can order a single piece at the wholesale price. Most products cost less per piece from the second one
        on.
      </p>
    ),
  },
  {
    id: 'levels',
    question: 'What do I save as a member?',
    answer: (
      <p>
        2% from your first order, up to 25% at the highest level, on top of the quantity prices. Every US dollar you
        spend counts: {linkTo(paths.membership(), 'see the seven levels')}.
      </p>
    ),
  },
  {
    id: 'regions',
    question: 'Can I mix USA and EU stock in one order?',
    answer: (
      <p>
        Not in one order: a cart holds products of one region. Check out the first region, then order from the other.
      </p>
    ),
  },
  {
    id: 'currency',
    question: 'Which currency do I pay in?',
    answer: (
      <p>US dollars. You can show prices in pounds or euros with the currency menu; the charge stays in dollars.</p>
    ),
  },
  {
    id: 'payment',
    question: 'How can I pay?',
    answer: <p>By bank card or with PayPal.</p>,
  },
];

/** Frequently asked questions. */
export function Faq() {
  return (
    <Accordion
      order={3}
      defaultValue="shipping-cost"
      classNames={{ control: classes.control, content: classes.answer }}
    >
      {QUESTIONS.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>{answer}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
