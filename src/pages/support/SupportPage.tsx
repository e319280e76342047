import { Title } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ContactFacts } from '@/features/support/ContactFacts';
import { SalesContactForm } from '@/features/support/SalesContactForm';
import { TitledSection } from '@/features/support/TitledSection';
import { paths } from '@/lib/paths';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './SupportPage.module.css';

const RELATED_PAGES = [
  { to: paths.shippingInfo(), title: 'Shipping Info', text: 'Rates, local stock, freight, tracking' },
  { to: paths.orders(), title: 'Your orders', text: 'Where an order is and what was in it' },
  { to: paths.contact(), title: 'Frequently asked questions', text: 'Minimum order, payment, currencies, regions' },
];

/** /live-chat, the target of Help: contact details and the sales contact form (D-54). */
export default function SupportPage() {
  const id = useId();
  return (
    <div className={classes.page}>
      <PageTitle title="Help" />
      <PageHeader title="Help and support">
        Tell us what you need. During business hours an answer takes minutes.
      </PageHeader>
      <div className={classes.columns}>
        <section aria-label="Contact details">
          <SectionBoundary failure="The contact details could not be shown">
            <ContactFacts />
          </SectionBoundary>
        </section>
        <section className={classes.card} aria-labelledby={id}>
          <Title order={2} size="h3" id={id}>
            Contact sales
          </Title>
          <SectionBoundary failure="The form could not be shown">
            <SalesContactForm />
          </SectionBoundary>
        </section>
      </div>
      <TitledSection title="Look it up">
        <ul className={classes.related}>
          {RELATED_PAGES.map(({ to, title, text }) => (
            <li key={to}>
              <Link to={to}>
                <span>
                  <strong>{title}</strong> <span>{text}</span>
                </span>
                <IconArrowRight size={20} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
