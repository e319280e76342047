import { Anchor, Title } from '@mantine/core';
import IconTruck from '@tabler/icons-react/icons/IconTruck';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ContactFacts } from '@/features/support/ContactFacts';
import { ContactForm } from '@/features/support/ContactForm';
import { Faq } from '@/features/support/Faq';
import { FREE_SHIPPING } from '@/features/support/publishedRates';
import { TitledSection } from '@/features/support/TitledSection';
import { paths } from '@/lib/paths';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './SupportPage.module.css';

/** /contact: contact details, a contact form, and the FAQ (S2 2.9). */
export default function ContactPage() {
  const id = useId();
  return (
    <div className={classes.page}>
      <PageTitle title="Contact" />
      <PageHeader title="Contact us">Call, write, or leave a message. A person who knows the stock answers.</PageHeader>
      <div className={classes.columns}>
        <section aria-label="Contact details">
          <SectionBoundary failure="The contact details could not be shown">
            <ContactFacts />
          </SectionBoundary>
          <p className={classes.note}>
            <IconTruck size={20} stroke={1.75} aria-hidden />
            <span>
              {FREE_SHIPPING}
              <Anchor component={Link} to={paths.shippingInfo()}>
                Shipping rates and times
              </Anchor>
            </span>
          </p>
        </section>
        <section className={classes.card} aria-labelledby={id}>
          <Title order={2} size="h3" id={id}>
            Write to us
          </Title>
          <SectionBoundary failure="The form could not be shown">
            <ContactForm />
          </SectionBoundary>
        </section>
      </div>
      <TitledSection title="Frequently asked questions">
        <Faq />
      </TitledSection>
    </div>
  );
}
